import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import {
  messagingAppNames,
  messagingApps,
  type MessagingApp,
} from '@chauffeur/contracts/bookings/booking-choices';
import { phoneLinks } from '@chauffeur/phone';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageLink } from './message-link';
import { customerMessageText, messagesOfRide } from './message-texts';
import { useMessageContext } from './use-message-context';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** Messages to the customer in the booking's language, each sent by one tap. Renders nothing without a phone number. */
export function CustomerMessages({ booking }: { booking: BookingDetailResponse }) {
  const { t, i18n } = useTranslation('rideMessages');
  const context = useMessageContext(booking);
  const [chosen, setChosen] = useState<MessagingApp>();
  const app = chosen ?? booking.preferredMessagingApp;
  const links = phoneLinks(booking.customerPhone);
  const messages = messagesOfRide(booking);
  if (!links || !context || messages.length === 0) return null;
  const texts = i18n.getFixedT(booking.language, 'rideMessages');
  return (
    <Row role="group" aria-label={t('label')}>
      <TextField
        select
        size="small"
        fullWidth={false}
        label={t('app')}
        value={app}
        onChange={({ target }) => setChosen(messagingApps.find((known) => known === target.value))}
        sx={{ minWidth: 128 }}
      >
        {messagingApps.map((known) => (
          <MenuItem key={known} value={known}>
            {messagingAppNames[known]}
          </MenuItem>
        ))}
      </TextField>
      {messages.map((message) => (
        <MessageLink
          key={message}
          links={links}
          app={app}
          text={customerMessageText(texts, message, booking, context)}
        >
          {t(`names.${message}`)}
        </MessageLink>
      ))}
    </Row>
  );
}
