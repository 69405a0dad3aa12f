import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { AssignedDriver } from '@chauffeur/contracts/bookings/crew/driver-assignment';
import { phoneLinks } from '@chauffeur/phone';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useRecords } from '../records/use-records';
import { drivers } from '../resources/fleet/drivers';
import { useCopy } from '../notices/use-copy';
import { MessageLink } from './message-link';
import { driverMessageText } from './message-texts';
import { useMessageContext } from './use-message-context';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface DriverMessageProps {
  booking: BookingDetailResponse;
  driver: AssignedDriver;
}

/** The message to the driver about their ride: to copy, or to send by WhatsApp if they have a phone number. */
export function DriverMessage({ booking, driver }: DriverMessageProps) {
  const { t, i18n } = useTranslation('rideMessages');
  const context = useMessageContext(booking);
  const copy = useCopy();
  const language = useRecords(drivers).data?.find(({ id }) => id === driver.id)?.language;
  if (!context || !language) return null;
  const texts = i18n.getFixedT(language, 'rideMessages');
  const text = driverMessageText(texts, booking, context, { language, origin: window.location.origin });
  const links = driver.phone ? phoneLinks(driver.phone) : null;
  return (
    <Row>
      {links && (
        <MessageLink links={links} app="whatsapp" text={text}>
          {t('sendDriver')}
        </MessageLink>
      )}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={t('copyDriver')}
        onClick={() => void copy(text, { done: t('copied'), failed: t('notCopied') })}
      >
        {t('copy')}
      </Button>
    </Row>
  );
}
