import {
  AddRounded as AddIcon,
  EventNoteRounded as BookingsIcon,
  DirectionsCarOutlined as CarsIcon,
  AccountBalanceWalletOutlined as FinanceIcon,
  ForumOutlined as MessagesIcon,
  RoomServiceOutlined as ServicesIcon,
} from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const Row = styled('nav')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginBlock: 16 });

const links = [
  { to: '/manual-booking', name: 'manualBooking', Icon: AddIcon },
  { to: '/bookings', name: 'bookings', Icon: BookingsIcon },
  { to: '/cars', name: 'cars', Icon: CarsIcon },
  { to: '/services', name: 'services', Icon: ServicesIcon },
  { to: '/finance', name: 'finance', Icon: FinanceIcon },
  { to: '/messages', name: 'messages', Icon: MessagesIcon },
] as const;

/** Links to the most frequent tasks. */
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
