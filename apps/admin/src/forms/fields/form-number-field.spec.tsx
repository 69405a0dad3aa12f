import { zodResolver } from '@hookform/resolvers/zod';
import { wholeNumberInput } from '@chauffeur/contracts/inputs/number-input';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { LanguageSwitch } from '../../layout/header/language-switch';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { FormNumberField } from './form-number-field';

function Form() {
  const { control, reset, setValue } = useForm<{ passengers?: number }>({ defaultValues: { passengers: 4 } });
  return (
    <>
      <FormNumberField control={control} name="passengers" label="Passengers" unit="$" />
      <button type="button" onClick={() => setValue('passengers', 7)}>
        Propose
      </button>
      <button type="button" onClick={() => reset({ passengers: 2 })}>
        Reset
      </button>
    </>
  );
}

/** A rule with a default, as requests have. */
const rule = z.object({ passengers: wholeNumberInput('passengers', { min: 1, max: 50 }).default(1) });

function RequiredField({ onSaved }: { onSaved: () => void }) {
  const { control, handleSubmit } = useForm({
    defaultValues: { passengers: 4 },
    resolver: zodResolver(rule),
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSaved)(event)}>
      <FormNumberField control={control} name="passengers" label="Passengers" required />
      <button>Save</button>
    </form>
  );
}

/** A form with an optional number; `onSaved` gets what is stored. */
function OptionalField({ onSaved }: { onSaved: (latitude: number | null) => void }) {
  const { control, handleSubmit } = useForm<
    { latitude?: number | undefined },
    unknown,
    { latitude: number | null }
  >({
    resolver: zodResolver(optional),
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(({ latitude }) => onSaved(latitude))(event)}>
      <FormNumberField control={control} name="latitude" label="Latitude" />
      <button>Save</button>
    </form>
  );
}

const optional = z.object({
  latitude: z
    .number('latitude.invalid')
    .optional()
    .transform((latitude) => latitude ?? null),
});

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

  it('has its unit before the number, in Russian after it', () => {
    const FormWithSwitch = () => (
      <>
        <LanguageSwitch />
        <Form />
      </>
    );
    showScreen(FormWithSwitch, new Session());
    const around = () => {
      const { previousSibling, nextSibling } = screen.getByLabelText('Passengers');
      return [previousSibling, nextSibling].map((sibling) => sibling?.textContent?.trim() === '$');
    };
    expect(around()).toEqual([true, false]);
    fireEvent.click(screen.getByText('RU'));
    expect(around()).toEqual([false, true]);
  });

  it('reports that it is required when it is cleared, though its rule has a default', async () => {
    const onSaved = jest.fn();
    showScreen(() => <RequiredField onSaved={onSaved} />, new Session());
    fireEvent.change(screen.getByLabelText(/^Passengers/), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please fill in this field')).toBeTruthy();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('is no number, and not missing, where the browser reads none in a required field', async () => {
    showScreen(() => <RequiredField onSaved={() => undefined} />, new Session());
    const field = screen.getByLabelText(/^Passengers/);
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please fill in this field')).toBeTruthy();
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    fireEvent.keyUp(field);
    expect(await screen.findByText(/^This is not a number\./)).toBeTruthy();
  });

  it('is not saved as empty with a text that is no number, which stays in the field', async () => {
    const onSaved = jest.fn<(latitude: number | null) => void>();
    showScreen(() => <OptionalField onSaved={onSaved} />, new Session());
    const field = screen.getByLabelText<HTMLInputElement>('Latitude');
    // As in Firefox and Safari after 40,4.
    const validity = { badInput: true };
    Object.defineProperty(field, 'validity', { value: validity });
    fireEvent.keyUp(field);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This is not a number\./)).toBeTruthy();
    expect(onSaved).not.toHaveBeenCalled();
    validity.badInput = false;
    fireEvent.keyUp(field);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSaved.mock.calls).toEqual([[null]]));
  });
});
