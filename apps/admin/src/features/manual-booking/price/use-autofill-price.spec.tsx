import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { ManualBookingForm } from '../manual-booking.rules';
import { useAutofillPrice } from './use-autofill-price';

const Form = ({ children }: { children: ReactNode }) => (
  <FormProvider {...useForm<ManualBookingForm>({ defaultValues: { totalPrice: 0 } })}>
    {children}
  </FormProvider>
);

interface Suggestion {
  price: number | undefined;
  of?: string;
}

function fill(first: Suggestion) {
  const { result, rerender } = renderHook(
    ({ price, of = 'car and tour' }: Suggestion) => {
      useAutofillPrice('totalPrice', price, of);
      return useFormContext<ManualBookingForm>();
    },
    { wrapper: Form, initialProps: first },
  );
  return {
    suggest: rerender,
    type: (price: number) => result.current.setValue('totalPrice', price, { shouldDirty: true }),
    price: () => result.current.getValues('totalPrice'),
  };
}

describe('the price of a manual booking', () => {
  afterEach(cleanup);

  it('follows the suggestion', () => {
    const field = fill({ price: undefined });
    expect(field.price()).toBe(0);
    field.suggest({ price: 180 });
    expect(field.price()).toBe(180);
    field.suggest({ price: 190 });
    expect(field.price()).toBe(190);
  });

  it('stays as staff typed it when extras change the suggestion', () => {
    const field = fill({ price: 180 });
    field.type(150);
    field.suggest({ price: 190 });
    expect(field.price()).toBe(150);
  });

  it('becomes that of another combination once it is chosen', () => {
    const field = fill({ price: 180 });
    field.type(150);
    field.suggest({ price: 90, of: 'car and service' });
    expect(field.price()).toBe(90);
    field.suggest({ price: 95, of: 'car and service' });
    expect(field.price()).toBe(95);
  });
});
