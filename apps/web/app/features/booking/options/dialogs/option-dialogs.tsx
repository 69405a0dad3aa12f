import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import { startTransition } from 'react';
import { offeredRecords } from '../../choices/offered-records';
import { priceOfCar, priceOfOffer } from '../../choices/price-list';
import type { WizardChoices, WizardService, WizardTour } from '../../choices/wizard-choices';
import { chooseService, chooseTour, type BookingDraft } from '../../draft/booking-draft';
import { useRowPriceText } from '../../price/use-row-price-text';
import { CarDialog } from './car-dialog';
import { OfferDialog } from './offer-dialog';
import type { useOptionDialogs } from './use-option-dialogs';

interface OptionDialogsProps {
  dialogs: ReturnType<typeof useOptionDialogs>;
  choices: WizardChoices;
  draft: BookingDraft;
  currency: CurrencyResponse | undefined;
  /** Whether the chosen car may be busy with a booking of this trip that had no response. */
  mayBeBooked: boolean;
  /** Hours by which extras make the ride longer than the service or tour. */
  extraHours: number;
  onCar: (car: { id: string }) => void;
  /** Called when a service or tour is chosen. */
  onOffer: () => void;
  setDraft: (change: (draft: BookingDraft) => BookingDraft) => void;
}

/**
 * The dialogs that have been opened. A choice closes its list first; what it changes in the step renders after that is
 * painted.
 */
export function OptionDialogs(props: OptionDialogsProps) {
  const { dialogs, choices, draft, currency, mayBeBooked, extraHours, onCar, onOffer, setDraft } = props;
  const { car: carDialog, offer: offerDialog } = dialogs;
  const { prices } = choices;
  const { cars, services, tours } = offeredRecords(choices, draft);
  const priceText = useRowPriceText(currency);
  const withPrice = <Offer extends WizardService | WizardTour>(offers: Offer[]) =>
    offers.map((one) => ({ ...one, price: priceOfOffer(one, prices, draft.carId) }));
  const choose = (change: (draft: BookingDraft) => BookingDraft) => {
    offerDialog.close();
    startTransition(() => {
      setDraft(change);
      onOffer();
    });
  };
  return (
    <>
      {carDialog.part && (
        <CarDialog
          isOpen={carDialog.isOpen}
          onClose={carDialog.close}
          cars={cars.map((car) => ({ ...car, price: priceOfCar(car, prices, draft) }))}
          priceText={priceText}
          draft={draft}
          mayBeBooked={mayBeBooked}
          extraHours={extraHours}
          onChoose={(car) => {
            carDialog.close();
            startTransition(() => onCar(car));
          }}
        />
      )}
      {offerDialog.part && (
        <OfferDialog
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
