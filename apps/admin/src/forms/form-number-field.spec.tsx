import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { FormNumberField } from './form-number-field';

function Form() {
  const { control, reset, setValue } = useForm<{ passengers?: number }>({ defaultValues: { passengers: 4 } });
  return (
    <>
      <FormNumberField control={control} name="passengers" label="Passengers" />
      <button type="button" onClick={() => setValue('passengers', 7)}>
        Propose
      </button>
      <button type="button" onClick={() => reset({ passengers: 2 })}>
        Reset
      </button>
    </>
  );
}

describe('a number field', () => {
  afterEach(cleanup);

  it('stays empty once it is cleared, until something is entered', () => {
    showScreen(Form, new Session());
    const field = screen.getByLabelText<HTMLInputElement>('Passengers');
    const enter = (value: string) => fireEvent.change(field, { target: { value } });
    const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
    expect(field.value).toBe('4');
    enter('');
    expect(field.value).toBe('');
    enter('3');
    expect(field.value).toBe('3');
    enter('');
    press('Propose');
    expect(field.value).toBe('7');
    enter('');
    press('Reset');
    expect(field.value).toBe('2');
  });
});
