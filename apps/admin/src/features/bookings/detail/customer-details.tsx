import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { messagingAppNames } from '@chauffeur/contracts/bookings/booking-choices';
import { phoneLinks } from '@chauffeur/phone';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '../../../surfaces/description-list';
import { PhoneLink } from '../../../surfaces/phone-link';

/** Shows who booked, with links to reach them in one tap. */
export function CustomerDetails({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const { customerName, customerPhone, customerEmail, preferredMessagingApp, language } = booking;
  const appName = messagingAppNames[preferredMessagingApp];
  const chat = phoneLinks(customerPhone)?.[preferredMessagingApp];
  return (
    <DescriptionList
      items={[
        { name: t('fields.customerName'), value: customerName },
        {
          name: t('fields.phone'),
          value: <PhoneLink phone={customerPhone} />,
        },
        {
          name: t('fields.email'),
          value: customerEmail ? (
            <Link href={`mailto:${encodeURIComponent(customerEmail)}`}>{customerEmail}</Link>
          ) : (
            t('customer.noEmail')
          ),
        },
        {
          name: t('fields.messagingApp'),
          value: chat ? (
            <Link href={chat} target="_blank" rel="noreferrer">
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
