import { beginsAtAirport } from '@chauffeur/contracts/bookings/airport';
import { isFreeRequest } from '@chauffeur/contracts/bookings/changes/cancellation';
import { signOf } from '@chauffeur/contracts/bookings/flights/sign-text';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { hasBegun } from '@chauffeur/contracts/rides/ride-end';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RideTerms } from '../../../booking-terms/ride-terms';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { DescriptionItem } from '../../../surfaces/description-list';
import { RideDetails } from '../booked/ride-details';
import { moneyOf } from './ride-texts';

/** Everything that was booked, with the terms while the ride is open. */
export function BookedRide({ ride, now }: { ride: RideResponse; now: () => Date }) {
  const { t } = useTranslation('booking');
  const feeText = useFeeText(ride, now);
  const isOpen = ride.status === 'pending' || ride.status === 'confirmed';
  return (
    <>
      <RideDetails booking={{ ...ride, signText: signOf(ride) }}>
        {ride.specialRequests && (
          <DescriptionItem term={t('fields.specialRequests')} isWide>
            <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
              {ride.specialRequests}
            </Box>
          </DescriptionItem>
        )}
      </RideDetails>
      {isOpen && (
        <Box sx={{ mt: 3 }}>
          <RideTerms
            known={{ terms: ride.terms, now }}
            ride={ride}
            hasLanding={beginsAtAirport(ride)}
            // Same as on the voucher: the cost of cancelling is shown until the ride begins.
            cancellation={hasBegun(ride, now()) ? null : feeText}
          />
        </Box>
      )}
    </>
  );
}

/** Returns what cancelling costs if the terms do not say it: for a ride that was moved when its fee was due, or a request. */
function useFeeText(ride: RideResponse, now: () => Date): string | undefined {
  const { t } = useTranslation('ride');
  const { language } = useSiteLanguage();
  if (isFreeRequest(ride, now())) return t('cancel.free');
  if (ride.feeDueSince === null || !ride.cancellation) return undefined;
  const { feeUsd, isToBeAgreed } = ride.cancellation;
  if (isToBeAgreed) return t('cancel.toBeAgreed');
  return feeUsd > 0 ? t('change.feeStays', { fee: moneyOf(ride, feeUsd, language) }) : undefined;
}
