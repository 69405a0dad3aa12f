import { messagingApps, type BookingResponse } from '@chauffeur/contracts';
import { CallRounded as CallIcon, ChatBubbleOutlineRounded as ChatIcon } from '@chauffeur/brand/icons';
import { phoneLinks } from '@chauffeur/phone';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { messagingAppNames } from '../../../booking-display/messaging-apps';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 14 });

/** One tap to reach the customer; the app that they prefer stands out. */
export function ContactLinks({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const { customerPhone, preferredMessagingApp } = booking;
  const links = phoneLinks(customerPhone);
  if (!links) return null;
  return (
    <Row role="group" aria-label={t('contact.label')}>
      <Button href={links.call} variant="outlined" color="inherit" startIcon={<CallIcon />}>
        {t('contact.call')}
      </Button>
      {messagingApps.map((app) => (
        <Button
          key={app}
          href={links[app]}
          target="_blank"
          rel="noreferrer"
          variant={app === preferredMessagingApp ? 'contained' : 'outlined'}
          color={app === preferredMessagingApp ? 'secondary' : 'inherit'}
          startIcon={<ChatIcon />}
        >
          {messagingAppNames[app]}
        </Button>
      ))}
    </Row>
  );
}
