import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import type { CurrencyResponse } from '@chauffeur/contracts/money/money';
import { TextInLanguage } from '../../../i18n/text-in-language';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { useCarCapacityText } from '../../../offers/use-car-capacity-text';
import { priceOfCar } from '../choices/price-list';
import type { WizardCar, WizardChoices } from '../choices/wizard-choices';
import type { BookingDraft } from '../draft/booking-draft';
import { carName } from '../draft/chosen-records';
import { useRowPriceText } from '../price/use-row-price-text';
import { ChoiceSlot } from './choice-slot';
import { useChoiceLists } from './dialogs/use-choice-lists';

interface CarSlotProps {
  choices: WizardChoices;
  draft: BookingDraft;
  car: WizardCar | null;
  currency: CurrencyResponse | undefined;
  isNext: boolean;
  /** Whether the chosen car may be busy with a booking of this trip that had no response. */
  mayBeBooked: boolean;
  /** Hours by which extras make the ride longer than the service or tour. */
  extraHours: number;
  onChoose: (car: { id: string }) => void;
  onReset: () => void;
}

/** The car of the trip, with the list to choose it from. */
export function CarSlot(props: CarSlotProps) {
  const { choices, draft, car, currency, isNext, mayBeBooked, extraHours, onChoose, onReset } = props;
  const { language } = useSiteLanguage();
  const roomOf = useCarCapacityText();
  const priceText = useRowPriceText(currency);
  const lists = useChoiceLists();
  return (
    <>
      <ChoiceSlot
        kind="vehicle"
        isNext={isNext}
        hasFailed={lists.hasFailed}
        onChoose={lists.open}
        onReset={onReset}
        chosen={
          car && {
            name: carName(car),
            details: (
              <>
                <TextInLanguage lang={otherLanguageOf(car.category, 'name', language)}>
                  {inLanguage(car.category, 'name', language)}
                </TextInLanguage>
                {/* No line ends between a number and what it counts. */}
                <span>{` · ${car.year} · ${roomOf(car).replaceAll(/(\d) /g, '$1\u00a0')}`}</span>
              </>
            ),
            price: priceText(priceOfCar(car, choices.prices, draft)),
            image: car.image,
          }
        }
      />
      {lists.part && (
        <lists.part.CarDialog
          isOpen={lists.isOpen}
          onClose={lists.close}
          choices={choices}
          draft={draft}
          priceText={priceText}
          mayBeBooked={mayBeBooked}
          extraHours={extraHours}
          onChoose={(chosen) => lists.choose(() => onChoose(chosen))}
        />
      )}
    </>
  );
}
