import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../forms/fields/select-field';

/** The highest number of suitcases to choose from if the car's limit is unknown. */
const defaultLimit = 10;

type LuggageSelectProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'size'> & {
  size: 'luggageLarge' | 'luggageSmall';
  chosen: number;
  /** Large suitcases that the car takes; null if unknown. */
  maxLuggageLarge: number | null;
};

/** The number of suitcases of one size. A number chosen for a larger car stays, marked as too many. */
export function LuggageSelect({ size, chosen, maxLuggageLarge, ...select }: LuggageSelectProps) {
  const { t } = useTranslation('rideDetails');
  const limit = size === 'luggageLarge' ? maxLuggageLarge : null;
  const offered = limit ?? Math.max(defaultLimit, maxLuggageLarge ?? 0);
  // A number that is too many for the present car stays in the list, in the same option, while another is tried.
  const [entered, setEntered] = useState(chosen);
  if (chosen > offered && chosen !== entered) setEntered(chosen);
  const counts = [...upTo(offered), ...(entered > offered ? [entered] : [])];
  return (
    <SelectField label={t(size)} {...select}>
      {counts.map((count) => (
        <option key={count} value={count}>
          {limit !== null && count > limit ? t('aboveCapacity', { count, max: limit }) : count}
        </option>
      ))}
    </SelectField>
  );
}

function upTo(max: number): number[] {
  return Array.from({ length: max + 1 }, (_, count) => count);
}
