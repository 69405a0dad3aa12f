import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { PartOfSite } from '../../../../site-under-test/part-of-site';
import { emptyDraft } from '../../draft/booking-draft';
import type { DetailsInput } from '../../draft/details-input';
import { LuggageFields } from './luggage-fields';
import { PassengerField } from './passenger-field';

/** The fields of a form that stays while another car is chosen. */
function Fields({ seats, suitcases }: { seats: number; suitcases: number }) {
  const form = useForm<DetailsInput>({ defaultValues: emptyDraft.details });
  const field = (name: 'passengerCount' | 'luggageLarge' | 'luggageSmall') => ({
    ...form.register(name, { valueAsNumber: true }),
    error: undefined,
    isHighlighted: false,
  });
  const common = { form, field: field as never, isAirportTransfer: false };
  return (
    <PartOfSite>
      <PassengerField {...common} maxPassengers={seats} />
      <LuggageFields {...common} maxLuggageLarge={suitcases} />
    </PartOfSite>
  );
}

afterEach(cleanup);

describe('what was chosen for a larger car', () => {
  it('stays chosen with a smaller one, and is said to be too many [II-6, II-23]', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Fields seats={7} suitcases={5} />);
    const passengers = screen.getByLabelText<HTMLSelectElement>(/^Number of passengers/);
    const suitcases = screen.getByLabelText<HTMLSelectElement>('Large suitcases');
    await user.selectOptions(passengers, '7');
    await user.selectOptions(suitcases, '4');
    rerender(<Fields seats={3} suitcases={2} />);
    expect(passengers.selectedOptions[0]?.text).toBe('7 (this car seats 3)');
    expect(suitcases.selectedOptions[0]?.text).toBe('4 (this car takes 2)');
    await user.selectOptions(passengers, '3');
    await user.selectOptions(passengers, '7');
    rerender(<Fields seats={7} suitcases={5} />);
    expect(passengers.selectedOptions[0]?.text).toBe('7 passengers');
    expect(suitcases.selectedOptions[0]?.text).toBe('4');
  });
});
