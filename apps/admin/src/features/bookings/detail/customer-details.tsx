import type { BookingResponse } from '@chauffeur/contracts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '../../../surfaces/description-list';
import { phoneLink } from '../../../text/phone-link';
import { messagingAppNames, messagingLink } from '../../../booking-display/messaging-apps';

/** Who has booked and how to reach them with one tap. */
export function CustomerDetails({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const { customerName, customerPhone, customerEmail, preferredMessagingApp, language } = booking;
  const appName = messagingAppNames[preferredMessagingApp];
  const chat = messagingLink(preferredMessagingApp, customerPhone);
  return (
    <DescriptionList
      items={[
        { name: t('fields.customerName'), value: customerName },
        {
          name: t('fields.phone'),
          value: (
            <Link href={phoneLink(customerPhone)} color="link.main">
              {customerPhone}
            </Link>
          ),
        },
        {
          name: t('fields.email'),
          value: customerEmail ? (
            <Link href={`mailto:${encodeURIComponent(customerEmail)}`} color="link.main">
              {customerEmail}
            </Link>
          ) : (
            t('customer.noEmail')
          ),
        },
        {
          name: t('fields.messagingApp'),
          value: chat ? (
            <Link href={chat} target="_blank" rel="noreferrer" color="link.main">
              {appName}
            </Link>
          ) : (
            appName
          ),
        },
        { name: t('fields.language'), value: t(`languages.${language}`) },
      ]}
    />
  );
}
