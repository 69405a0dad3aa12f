import { startTransition } from 'react';
import { useLazyPart } from '../../../../start/on-demand/use-lazy-part';
import { usePrefetch } from '../../../../start/on-demand/use-prefetch';
import { priceOfCar, priceOfOffer, type ListedPrice } from '../../choices/price-list';
import type { WizardService, WizardTour } from '../../choices/wizard-choices';
import { chooseService, chooseTour, type BookingDraft } from '../../draft/booking-draft';
import type { OfferedRecords } from '../use-offered-records';

const loadCarDialog = () => import('./car-dialog');
const loadOfferDialog = () => import('./offer-dialog');
const loadDialogs = () => Promise.all([loadCarDialog(), loadOfferDialog()]);

/** Returns the dialogs with the lists to choose from, prefetched and opened by a press. */
export function useOptionDialogs() {
  const car = useLazyPart(loadCarDialog);
  const offer = useLazyPart(loadOfferDialog);
  usePrefetch(loadDialogs);
  return { car, offer };
}

interface OptionDialogsProps {
  dialogs: ReturnType<typeof useOptionDialogs>;
  offered: OfferedRecords;
  prices: ListedPrice[];
  draft: BookingDraft;
  /** Whether the chosen car may be busy with a booking of this trip that had no response. */
  mayBeBooked: boolean;
  /** Hours by which extras make the ride longer than the service or tour. */
  extraHours: number;
  onCar: (car: { id: string }) => void;
  /** Called when a service or tour is chosen. */
  onOffer: () => void;
  setDraft: (change: (draft: BookingDraft) => BookingDraft) => void;
}

/** The dialogs that have been fetched. */
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
            // Closes the list first; what the car changes in the step renders after that is painted.
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
