import type { RideStop } from '@chauffeur/contracts/bookings/ride-details/ride-stops';
import { statedStops } from '@chauffeur/contracts/bookings/ride-details/stated-stops';
import { useTranslation } from 'react-i18next';
import { DescriptionItem } from './description-list';

interface RideDetailItemsProps {
  // A tab that booked before they were stored has none of them.
  signText?: string | null | undefined;
  luggageLarge?: number | undefined;
  luggageSmall?: number | undefined;
  stops?: readonly Pick<RideStop, 'text'>[] | undefined;
}

/** Stops, luggage and sign of a ride, as far as there are any, among other items of a description list. */
export function RideDetailItems(props: RideDetailItemsProps) {
  const { signText, luggageLarge = 0, luggageSmall = 0, stops = [] } = props;
  const { t } = useTranslation(['rideDetails', 'common']);
  const texts = statedStops(stops).map(({ text }) => text);
  const luggage = [
    ...(luggageLarge > 0 ? [t('common:largeSuitcases', { count: luggageLarge })] : []),
    ...(luggageSmall > 0 ? [t('smallSuitcases', { count: luggageSmall })] : []),
  ];
  return (
    <>
      {texts.length > 0 && <DescriptionItem term={t('stops')}>{texts.join('; ')}</DescriptionItem>}
      {luggage.length > 0 && <DescriptionItem term={t('luggage')}>{luggage.join(', ')}</DescriptionItem>}
      {signText && <DescriptionItem term={t('sign')}>{signText}</DescriptionItem>}
    </>
  );
}
