import type { RideResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../buttons/button-link';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { storeDraft } from '../draft/draft-storage';
import { draftOfRide, draftOfWayBack, hasWayBack } from '../draft/draft-of-ride';
import { stepParameter } from '../wizard-step';

/** Opens the wizard with what this ride has, but for its date: a new booking, of the same ride or of the one back. */
export function BookFromRide({ ride }: { ride: RideResponse }) {
  const { t } = useTranslation('ride');
  const { to } = useSiteLanguage();
  const isOver = ride.status === 'completed' || ride.status === 'cancelled';
  // What is typed travels in the tab's storage; the address has ids of the offer alone, for where there is none.
  const path = to(wizardPath(ride));
  return (
    <>
      {isOver && (
        <ButtonLink to={path} variant="contained" onClick={() => storeDraft(draftOfRide(ride))}>
          {t('bookAgain')}
        </ButtonLink>
      )}
      {ride.status !== 'cancelled' && hasWayBack(ride) && (
        <ButtonLink to={path} variant="outlined" onClick={() => storeDraft(draftOfWayBack(ride))}>
          {t('bookBack')}
        </ButtonLink>
      )}
    </>
  );
}

function wizardPath({ carId, serviceId, tourId }: RideResponse): string {
  const query = new URLSearchParams({ [stepParameter]: 'details', carId });
  if (serviceId) query.set('serviceId', serviceId);
  if (tourId) query.set('tourId', tourId);
  return `/booking?${query.toString()}`;
}
