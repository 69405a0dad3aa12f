import AddIcon from '@mui/icons-material/AddRounded';
import BookingsIcon from '@mui/icons-material/EventNoteRounded';
import CarsIcon from '@mui/icons-material/DirectionsCarOutlined';
import FinanceIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import MessagesIcon from '@mui/icons-material/ForumOutlined';
import ServicesIcon from '@mui/icons-material/RoomServiceOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const Row = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

const links = [
  { to: '/manual-booking', name: 'manualBooking', Icon: AddIcon },
  { to: '/bookings', name: 'bookings', Icon: BookingsIcon },
  { to: '/cars', name: 'cars', Icon: CarsIcon },
  { to: '/services', name: 'services', Icon: ServicesIcon },
  { to: '/finance', name: 'finance', Icon: FinanceIcon },
  { to: '/messages', name: 'messages', Icon: MessagesIcon },
] as const;

/** The ways to what is done most. */
export function QuickLinks() {
  const { t } = useTranslation('dashboard');
  return (
    <Row aria-label={t('links.label')}>
      {links.map(({ to, name, Icon }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant={name === 'manualBooking' ? 'contained' : 'outlined'}
          color={name === 'manualBooking' ? 'primary' : 'inherit'}
          startIcon={<Icon />}
        >
          {t(`links.${name}`)}
        </Button>
      ))}
    </Row>
  );
}
