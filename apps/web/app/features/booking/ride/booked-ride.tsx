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

/** Everything that was booked, with the terms as long as they are of use. */
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
            // As the voucher has it: what cancelling costs is of use until the ride begins.
            cancellation={hasBegun(ride, now()) ? null : feeText}
          />
        </Box>
      )}
    </>
  );
}

/** Where the terms do not say what cancelling costs: a ride that was moved when its fee was due, a request without a vehicle. */
function useFeeText(ride: RideResponse, now: () => Date): string | undefined {
  const { t } = useTranslation('ride');
  const { language } = useSiteLanguage();
  if (isFreeRequest(ride, now())) return t('cancel.free');
  if (ride.feeDueSince === null || !ride.cancellation) return undefined;
  const { feeUsd, isToBeAgreed } = ride.cancellation;
  if (isToBeAgreed) return t('cancel.toBeAgreed');
  return feeUsd > 0 ? t('change.feeStays', { fee: moneyOf(ride, feeUsd, language) }) : undefined;
}
