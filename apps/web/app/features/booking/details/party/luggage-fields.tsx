import { useWatch } from 'react-hook-form';
import { LuggageSelect } from './luggage-select';
import type { useDetailsForm } from '../use-details-form';

type LuggageFieldsProps = Pick<ReturnType<typeof useDetailsForm>, 'form' | 'field'> & {
  /** Large suitcases that the car takes; null if unknown. */
  maxLuggageLarge: number | null;
};

/** The luggage fields of the details form. */
export function LuggageFields({ form, field, maxLuggageLarge }: LuggageFieldsProps) {
  const [large, small] = useWatch({ control: form.control, name: ['luggageLarge', 'luggageSmall'] });
  const car = { maxLuggageLarge };
  return (
    <>
      <LuggageSelect size="luggageLarge" chosen={large} {...car} {...field('luggageLarge')} />
      <LuggageSelect size="luggageSmall" chosen={small} {...car} {...field('luggageSmall')} />
    </>
  );
}
