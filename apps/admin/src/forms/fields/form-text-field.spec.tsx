import { rideTime } from '@chauffeur/contracts/time/baku-time';
import { zodResolver } from '@hookform/resolvers/zod';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { FormNumberField } from './form-number-field';
import { FormSelect } from './form-select';
import { FormTextField } from './form-text-field';

function Form() {
  const { control } = useForm({ defaultValues: { day: '2026-12-11', moment: '', unknown: '2026-99-99' } });
  return (
    <>
      <FormTextField control={control} name="day" label="Day" type="date" />
      <FormTextField control={control} name="moment" label="Moment" type="datetime-local" />
      <FormTextField control={control} name="unknown" label="No such day" type="date" />
    </>
  );
}

const textBelow = (label: string) => {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby');
  return id && document.querySelector(`[id="${id}"]`)?.textContent;
};

/** A form with an optional time; `onSend` gets the time that is sent. */
function TimeForm({ onSend }: { onSend: (time: string) => void }) {
  const { control, handleSubmit } = useForm({
    defaultValues: { time: '10:00' },
    resolver: zodResolver(z.object({ time: rideTime.or(z.literal('')) })),
  });
  return (
    <form onSubmit={(event) => void handleSubmit(({ time }) => onSend(time))(event)}>
      <FormTextField control={control} name="time" label="Time" type="time" />
      <button>Send</button>
    </form>
  );
}

describe('a field for an optional time', () => {
  afterEach(cleanup);

  it('does not send half a time as empty, and leaves it in the field', async () => {
    const user = userEvent.setup();
    const onSend = jest.fn<(time: string) => void>();
    showScreen(() => <TimeForm onSend={onSend} />, new Session());
    const time = screen.getByLabelText<HTMLInputElement>('Time');
    const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
    // Only keyboard events report that a part is typed into an empty field.
    fireEvent.change(time, { target: { value: '' } });
    const validity = { badInput: true };
    Object.defineProperty(time, 'validity', { value: validity });
    fireEvent.keyUp(time);
    await send();
    expect([time.ariaInvalid, document.activeElement, onSend.mock.calls.length]).toEqual(['true', time, 0]);
    validity.badInput = false;
    fireEvent.keyUp(time);
    await send();
    expect(onSend.mock.calls).toEqual([['']]);
  });
});

describe('a date field', () => {
  afterEach(cleanup);

  it('shows its date in the language of the back office, whatever that of the browser', () => {
    showScreen(Form, new Session());
    expect(textBelow('Day')).toBe('Dec 11, 2026');
    expect(textBelow('Moment')).toBeFalsy();
    expect(textBelow('No such day')).toBeFalsy();
    fireEvent.change(screen.getByLabelText('Moment'), { target: { value: '2026-11-12T09:30' } });
    expect(textBelow('Moment')).toBe('Nov 12, 2026');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '' } });
    expect(textBelow('Day')).toBeFalsy();
  });
});

function RequiredFields() {
  const { control } = useForm({ defaultValues: { name: '', kind: '', count: undefined } });
  return (
    <>
      <FormTextField control={control} name="name" label="Name" required />
      <FormSelect control={control} name="kind" label="Kind" required choices={[]} />
      <FormNumberField control={control} name="count" label="Count" required />
    </>
  );
}

it.each([/^Name/, /^Kind/, /^Count/])(
  'requires %s without calling it invalid before anything is typed',
  (label) => {
    showScreen(RequiredFields, new Session());
    expect(screen.getByLabelText(label).ariaRequired).toBe('true');
    expect(document.querySelectorAll(':invalid')).toHaveLength(0);
    cleanup();
  },
);

it('marks a text and its translation with their languages', () => {
  function TranslatedForm() {
    const { control } = useForm({ defaultValues: { reason: '', reasonRu: '', note: '', title: '' } });
    return (
      <>
        <FormTextField control={control} name="reason" label="Reason" />
        <FormTextField control={control} name="reasonRu" label="Reason (Russian)" multiline required />
        <FormTextField control={control} name="note" label="Note" />
        <FormTextField control={control} name="title" label="Title" language="ru" />
      </>
    );
  }
  showScreen(TranslatedForm, new Session());
  const languageOf = (label: RegExp) => screen.getByLabelText(label).getAttribute('lang');
  const labels = [/^Reason$/, /^Reason \(Russian\)/, /^Note$/, /^Title$/];
  expect(labels.map(languageOf)).toEqual(['en', 'ru', null, 'ru']);
});

it('a list in one field shows the error of one of its entries, and has the focus', async () => {
  const names = z
    .string()
    .transform((text) => text.split(', '))
    .pipe(z.array(z.string().max(3, 'aliases.tooLong')));
  function ListForm() {
    const { control, handleSubmit } = useForm({
      defaultValues: { aliases: '' },
      resolver: zodResolver(z.object({ aliases: names })),
    });
    return (
      <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
        <FormTextField control={control} name="aliases" label="Aliases" />
        <button>Save</button>
      </form>
    );
  }
  const user = userEvent.setup();
  showScreen(ListForm, new Session());
  const field = screen.getByLabelText<HTMLInputElement>('Aliases');
  fireEvent.change(field, { target: { value: 'GYD, Heydar' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect([field.ariaInvalid, document.activeElement]).toEqual(['true', field]);
  expect(textBelow('Aliases')).toBe('At most 60 characters for each name');
});
