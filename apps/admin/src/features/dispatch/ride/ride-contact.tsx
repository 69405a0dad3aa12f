import type { BoardRide } from '@chauffeur/contracts';
import { CallRounded as CallIcon, ChatBubbleOutlineRounded as ChatIcon } from '@chauffeur/brand/icons';
import { phoneLinks } from '@chauffeur/phone';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** One tap to the customer; nothing without a phone number, which rides far ahead have not here. */
export function RideContact({ ride }: { ride: BoardRide }) {
  const { t } = useTranslation('dispatch');
  const { customerPhone, customerName, preferredMessagingApp } = ride;
  const links = customerPhone ? phoneLinks(customerPhone) : null;
  if (!links) return null;
  return (
    <>
      <Button
        href={links.call}
        variant="outlined"
        color="inherit"
        startIcon={<CallIcon />}
        aria-label={`${t('contact.call')}: ${customerName}`}
      >
        {t('contact.call')}
      </Button>
      <Button
        href={links[preferredMessagingApp]}
        target="_blank"
        rel="noreferrer"
        variant="outlined"
        color="inherit"
        startIcon={<ChatIcon />}
        aria-label={`${t('contact.message')}: ${customerName}`}
      >
        {t('contact.message')}
      </Button>
    </>
  );
}
