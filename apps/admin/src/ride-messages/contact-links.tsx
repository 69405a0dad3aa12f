import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import {
  messagingAppNames,
  messagingApps,
  type MessagingApp,
} from '@chauffeur/contracts/bookings/booking-choices';
import { CallRounded as CallIcon, ChatBubbleOutlineRounded as ChatIcon } from '@chauffeur/brand/icons';
import { phoneLinks } from '@chauffeur/phone';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ContactLinksProps {
  customer: Pick<BookingResponse, 'customerName' | 'preferredMessagingApp'> & {
    customerPhone: string | null;
  };
  /** Whether to show only the preferred messenger, because there is little room. */
  isShort?: boolean;
}

/** Links to reach the customer by one tap; their preferred app is highlighted. Renders nothing without a phone number. */
export function ContactLinks({ customer, isShort = false }: ContactLinksProps) {
  const { t } = useTranslation('rideMessages');
  const { customerName, customerPhone, preferredMessagingApp } = customer;
  const links = customerPhone ? phoneLinks(customerPhone) : null;
  if (!links) return null;
  const nameOf = (app: MessagingApp) => (isShort ? t('contact.message') : messagingAppNames[app]);
  const labelOf = (action: string) => (isShort ? `${action}: ${customerName}` : undefined);
  const isHighlighted = (app: MessagingApp) => !isShort && app === preferredMessagingApp;
  return (
    <Row role="group" aria-label={isShort ? undefined : t('contact.label')}>
      <Button
        href={links.call}
        variant="outlined"
        color="inherit"
        startIcon={<CallIcon />}
        aria-label={labelOf(t('contact.call'))}
      >
        {t('contact.call')}
      </Button>
      {(isShort ? [preferredMessagingApp] : messagingApps).map((app) => (
        <Button
          key={app}
          href={links[app]}
          target="_blank"
          rel="noreferrer"
          variant={isHighlighted(app) ? 'contained' : 'outlined'}
          color={isHighlighted(app) ? 'secondary' : 'inherit'}
          startIcon={<ChatIcon />}
          aria-label={labelOf(nameOf(app))}
        >
          {nameOf(app)}
        </Button>
      ))}
    </Row>
  );
}
