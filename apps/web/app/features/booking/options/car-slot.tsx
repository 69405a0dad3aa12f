import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import { TextInLanguage } from '../../../i18n/text-in-language';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { useCarCapacityText } from '../../../offers/use-car-capacity-text';
import type { WizardCar } from '../choices/wizard-choices';
import { carName } from '../draft/chosen-records';
import { ChoiceSlot } from './choice-slot';

interface CarSlotProps {
  car: WizardCar | null;
  price: string | null;
  isNext: boolean;
  hasFailed: boolean;
  onChoose: () => void;
  onReset: () => void;
}

/** The car of the trip. */
export function CarSlot({ car, price, ...slot }: CarSlotProps) {
  const { language } = useSiteLanguage();
  const roomOf = useCarCapacityText();
  return (
    <ChoiceSlot
      {...slot}
      kind="vehicle"
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
          price,
          image: car.image,
        }
      }
    />
  );
}
