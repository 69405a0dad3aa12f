import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
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

describe('a date field', () => {
  afterEach(cleanup);

  it('shows its date as the back office writes dates, whatever the language of the browser', () => {
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
