import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../forms/select-field';
import type { useDetailsForm } from './use-details-form';

/** Suitcases of one size that can be chosen where nothing is known of the car's luggage. */
const usualChoice = 10;

type LuggageFieldsProps = Pick<ReturnType<typeof useDetailsForm>, 'form' | 'field'> & {
  /** Large suitcases that the car takes; null where that is not known. */
  maxLuggageLarge: number | null;
};

/** How much luggage comes along; a number that was chosen for a larger car stays, and is said to be too many. */
export function LuggageFields({ form, field, maxLuggageLarge }: LuggageFieldsProps) {
  const { t } = useTranslation('rideDetails');
  const max = maxLuggageLarge ?? usualChoice;
  const [large, small] = useWatch({ control: form.control, name: ['luggageLarge', 'luggageSmall'] });
  const [entered, setEntered] = useState({ large, mostSmall: Math.max(usualChoice, max, small) });
  // The car may be another one by now; what was chosen stays in the list, in the same option.
  if (large > max && large !== entered.large) setEntered({ ...entered, large });
  const mostSmall = Math.max(entered.mostSmall, max);
  if (mostSmall > entered.mostSmall) setEntered({ ...entered, mostSmall });
  const counts = [...upTo(max), ...(entered.large > max ? [entered.large] : [])];
  return (
    <>
      <SelectField label={t('luggageLarge')} {...field('luggageLarge')}>
        {counts.map((count) => (
          <option key={count} value={count}>
            {count > max ? t('aboveCapacity', { count, max }) : count}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('luggageSmall')} {...field('luggageSmall')}>
        {upTo(mostSmall).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function upTo(max: number): number[] {
  return Array.from({ length: max + 1 }, (_, count) => count);
}
