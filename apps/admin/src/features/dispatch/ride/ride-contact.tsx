import type { BoardRide } from '@chauffeur/contracts';
import { CallRounded as CallIcon, ChatBubbleOutlineRounded as ChatIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { messagingLink } from '../../../booking-display/messaging-apps';
import { phoneLink } from '../../../text/phone-link';

/** One tap to the customer; nothing where the ride is too far ahead for its phone number to be here. */
export function RideContact({ ride }: { ride: BoardRide }) {
  const { t } = useTranslation('dispatch');
  const { customerPhone, customerName, preferredMessagingApp } = ride;
  if (!customerPhone) return null;
  const chat = messagingLink(preferredMessagingApp, customerPhone);
  return (
    <>
      <Button
        href={phoneLink(customerPhone)}
        variant="outlined"
        color="inherit"
        startIcon={<CallIcon />}
        aria-label={`${t('contact.call')}: ${customerName}`}
      >
        {t('contact.call')}
      </Button>
      {chat && (
        <Button
          href={chat}
          target="_blank"
          rel="noreferrer"
          variant="outlined"
          color="inherit"
          startIcon={<ChatIcon />}
          aria-label={`${t('contact.message')}: ${customerName}`}
        >
          {t('contact.message')}
        </Button>
      )}
    </>
  );
}
