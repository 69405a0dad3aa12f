import { startTransition } from 'react';
import { useLazyPart } from '../../../start/use-lazy-part';
import { usePrefetch } from '../../../start/use-prefetch';
import { priceOfCar, priceOfOffer, type ListedPrice } from '../choices/price-list';
import type { WizardService, WizardTour } from '../choices/wizard-choices';
import { chooseService, chooseTour, type BookingDraft } from '../draft/booking-draft';
import type { Offered } from './use-offered';

const loadCarDialog = () => import('./car-dialog');
const loadOfferDialog = () => import('./offer-dialog');
const loadDialogs = () => Promise.all([loadCarDialog(), loadOfferDialog()]);

/** The lists to choose from, which a press opens. */
export function useOptionDialogs() {
  const car = useLazyPart(loadCarDialog);
  const offer = useLazyPart(loadOfferDialog);
  usePrefetch(loadDialogs);
  return { car, offer };
}

interface OptionDialogsProps {
  dialogs: ReturnType<typeof useOptionDialogs>;
  offered: Offered;
  prices: ListedPrice[];
  draft: BookingDraft;
  /** Whether the chosen car may be busy with the booking of this very trip, which had no response. */
  mayBeBooked: boolean;
  /** Hours for which the ride is longer than the service or tour. */
  extraHours: number;
  onCar: (car: { id: string }) => void;
  /** When a service or tour is chosen. */
  onOffer: () => void;
  setDraft: (change: (draft: BookingDraft) => BookingDraft) => void;
}

/** Those of them that have been fetched. */
export function OptionDialogs(props: OptionDialogsProps) {
  const { dialogs, offered, prices, draft, mayBeBooked, extraHours, onCar, onOffer, setDraft } = props;
  const { car: carDialog, offer: offerDialog } = dialogs;
  const { cars, services, tours, priceText } = offered;
  const withPrice = <Offer extends WizardService | WizardTour>(offers: Offer[]) =>
    offers.map((one) => ({ ...one, price: priceOfOffer(one, prices, draft.carId) }));
  const choose = (change: (draft: BookingDraft) => BookingDraft) => {
    setDraft(change);
    onOffer();
    offerDialog.close();
  };
  return (
    <>
      {carDialog.part && (
        <carDialog.part.default
          isOpen={carDialog.isOpen}
          onClose={carDialog.close}
          cars={cars.map((car) => ({ ...car, price: priceOfCar(car, prices, draft) }))}
          priceText={priceText}
          draft={draft}
          mayBeBooked={mayBeBooked}
          extraHours={extraHours}
          onChoose={(car) => {
            // The list closes first; what the car changes in the step comes after that is painted.
            carDialog.close();
            startTransition(() => onCar(car));
          }}
        />
      )}
      {offerDialog.part && (
        <offerDialog.part.default
          isOpen={offerDialog.isOpen}
          onClose={offerDialog.close}
          services={withPrice(services)}
          tours={withPrice(tours)}
          priceText={priceText}
          chosenId={draft.serviceId ?? draft.tourId}
          onChooseService={(service) => choose((current) => chooseService(current, service))}
          onChooseTour={(tour) => choose((current) => chooseTour(current, tour))}
        />
      )}
    </>
  );
}
