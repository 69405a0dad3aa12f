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
  /** Null while unknown: nothing is promised then. */
  known: { terms: PublishedTerms; now: () => Date } | null;
  ride: { bookingDate: string; bookingTime: string | null };
  /** Whether the ride begins at the airport, or may: only then is there waiting after a landing. */
  hasLanding: boolean;
  /** Replaces the published terms' text about cancellation; null hides it. */
  cancellation?: string | null | undefined;
  /** Whether it was booked as a request without a vehicle. */
  isRequest?: boolean;
}

/** What cancelling the ride costs, and how long its driver waits free of charge. */
export function RideTerms({ known, ride, hasLanding, cancellation, isRequest }: RideTermsProps) {
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
      <li>{waitingText(t, known.terms, hasLanding)}</li>
    </Lines>
  );
}
