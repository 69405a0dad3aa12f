import { messagingAppNames, type MessagingApp } from '@chauffeur/contracts/bookings/booking-choices';
import type { PhoneLinks } from '@chauffeur/phone';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../notices/use-copy';

interface MessageLinkProps {
  links: PhoneLinks;
  app: MessagingApp;
  text: string;
  children: string;
  /** Accessible name, if the visible text is not enough. */
  label?: string;
}

/** Opens a chat with a text: WhatsApp's link contains it, for the others it is copied to the clipboard. */
export function MessageLink({ links, app, text, children, label }: MessageLinkProps) {
  const { t } = useTranslation('rideMessages');
  const copy = useCopy();
  const takesText = app === 'whatsapp';
  return (
    <Button
      href={takesText ? `${links.whatsapp}?text=${encodeURIComponent(text)}` : links[app]}
      target="_blank"
      rel="noreferrer"
      variant="outlined"
      color="inherit"
      size="small"
      aria-label={label}
      onClick={() => {
        if (takesText) return;
        const name = messagingAppNames[app];
        void copy(text, { done: t('pasted', { app: name }), failed: t('notCopied') });
      }}
    >
      {children}
    </Button>
  );
}
