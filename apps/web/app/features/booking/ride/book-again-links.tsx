import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../buttons/button-link';
import { onPlainClick } from '../../../history/on-plain-click';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { storeDraft } from '../draft/draft-storage';
import { draftOfRide, draftOfReturn, canBookReturn, type RepeatableRide } from '../draft/draft-of-ride';
import { stepParameter } from '../steps/wizard-step';

/** Links to the wizard that book this ride again, on another date, or the way back. */
export function BookAgainLinks({ ride }: { ride: RideResponse }) {
  const { t } = useTranslation('ride');
  const { to } = useSiteLanguage();
  const isOver = ride.status === 'completed' || ride.status === 'cancelled';
  return (
    <>
      {isOver && (
        <ButtonLink
          to={to(wizardPath(ride))}
          variant="contained"
          onClick={onPlainClick(() => storeDraft(draftOfRide(ride)))}
        >
          {t('bookAgain')}
        </ButtonLink>
      )}
      {ride.status !== 'cancelled' && <BookReturnLink ride={ride} />}
    </>
  );
}

/** A link to the wizard that books the way back; empty if the ride has none. */
export function BookReturnLink({ ride }: { ride: RepeatableRide }) {
  const { t } = useTranslation('ride');
  const { to } = useSiteLanguage();
  if (!canBookReturn(ride)) return null;
  return (
    <ButtonLink
      to={to(wizardPath(ride))}
      variant="outlined"
      onClick={onPlainClick(() => storeDraft(draftOfReturn(ride)))}
    >
      {t('bookBack')}
    </ButtonLink>
  );
}

/**
 * Returns the wizard's path. The details are in the tab's storage; the URL has the ids of the offer, in case there is
 * none.
 */
function wizardPath({ carId, serviceId, tourId }: RepeatableRide): string {
  const query = new URLSearchParams({ [stepParameter]: 'details', carId });
  if (serviceId) query.set('serviceId', serviceId);
  if (tourId) query.set('tourId', tourId);
  return `/booking?${query.toString()}`;
}
