import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useSiteLanguage } from '../i18n/use-site-language';
import { cancellationText, waitingText, type PublishedTerms } from './terms-texts';

const Lines = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
});

interface RideTermsProps {
  /** Null while they are not known: nothing is promised then. */
  known: { terms: PublishedTerms; now: () => Date } | null;
  ride: { bookingDate: string; bookingTime: string | null };
  /** In place of what the published terms say of a cancellation; null: nothing, as it is of no use any more. */
  cancellation?: string | null | undefined;
  /** Whether it was booked as a request without a vehicle. */
  isRequest?: boolean;
}

/** What cancelling this ride costs, and how long its driver waits for nothing. */
export function RideTerms({ known, ride, cancellation, isRequest }: RideTermsProps) {
  const { t } = useTranslation('rideTerms');
  const { language } = useSiteLanguage();
  if (!known) return null;
  return (
    <Lines>
      {cancellation !== null && (
        <li>
          {cancellation ?? cancellationText(t, language, known.terms, { ride, now: known.now(), isRequest })}
        </li>
      )}
      <li>{waitingText(t, known.terms)}</li>
    </Lines>
  );
}
