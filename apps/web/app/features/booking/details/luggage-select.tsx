import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../forms/select-field';

/** Suitcases of one size that can be chosen where nothing is known of the car's luggage. */
const usualChoice = 10;

type LuggageSelectProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'size'> & {
  size: 'luggageLarge' | 'luggageSmall';
  chosen: number;
  /** Large suitcases that the car takes; null where that is not known. */
  maxLuggageLarge: number | null;
};

/** How many suitcases of a size come along; a number chosen for a larger car stays, and is said to be too many. */
export function LuggageSelect({ size, chosen, maxLuggageLarge, ...select }: LuggageSelectProps) {
  const { t } = useTranslation('rideDetails');
  const most = size === 'luggageLarge' ? maxLuggageLarge : null;
  const offered = most ?? Math.max(usualChoice, maxLuggageLarge ?? 0);
  // It stays in the list, in the same option, while another number is tried; the car may be another one by then.
  const [entered, setEntered] = useState(chosen);
  if (chosen > offered && chosen !== entered) setEntered(chosen);
  const counts = [...upTo(offered), ...(entered > offered ? [entered] : [])];
  return (
    <SelectField label={t(size)} {...select}>
      {counts.map((count) => (
        <option key={count} value={count}>
          {most !== null && count > most ? t('aboveCapacity', { count, max: most }) : count}
        </option>
      ))}
    </SelectField>
  );
}

function upTo(max: number): number[] {
  return Array.from({ length: max + 1 }, (_, count) => count);
}
