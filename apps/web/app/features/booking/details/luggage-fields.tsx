import { useState } from 'react';
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
  const [entered] = useState(() => form.getValues());
  const max = maxLuggageLarge ?? usualChoice;
  const mostSmall = Math.max(usualChoice, max, entered.luggageSmall);
  return (
    <>
      <SelectField label={t('luggageLarge')} {...field('luggageLarge')}>
        {upTo(max).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
        {entered.luggageLarge > max && (
          <option value={entered.luggageLarge}>
            {t('aboveCapacity', { count: entered.luggageLarge, max })}
          </option>
        )}
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
