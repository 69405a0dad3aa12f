import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useDayInput } from './use-day-input';

const onDay = jest.fn<(day: string) => void>();

function Field({ day }: { day: string }) {
  const { field, isIncomplete } = useDayInput(day, onDay);
  return <input {...field} aria-label="Day" aria-invalid={isIncomplete} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Day');

/** Types a value; with `badInput`, as browsers report it while a part is missing. */
function type(value: string, badInput = false): void {
  Object.defineProperty(input(), 'validity', { value: { badInput }, configurable: true });
  fireEvent.change(input(), { target: { value } });
  fireEvent.keyUp(input());
}

describe('a date field that takes effect at once', () => {
  let show: (day: string) => void;
  beforeEach(() => {
    onDay.mockReset();
    const { rerender } = render(<Field day="2027-01-31" />);
    show = (day) => rerender(<Field day={day} />);
  });
  afterEach(cleanup);

  it('reports no date while a part is missing or its year is being typed', () => {
    type('', true);
    expect([input().value, input().ariaInvalid]).toEqual(['', 'true']);
    for (const value of ['0002-02-15', '0020-02-15', '0202-02-15']) type(value);
    expect(input().value).toBe('0202-02-15');
    expect(onDay).not.toHaveBeenCalled();
    type('2028-02-15');
    expect([input().value, input().ariaInvalid]).toEqual(['2028-02-15', 'false']);
    expect(onDay.mock.calls).toEqual([['2028-02-15']]);
  });

  it('leaves the input until the day follows, even if that is still at an earlier digit', () => {
    type('2027-02-01');
    expect(input().value).toBe('2027-02-01');
    type('2027-02-15');
    show('2027-02-01');
    expect(input().value).toBe('2027-02-15');
    show('2027-02-15');
    show('2027-01-31');
    expect(input().value).toBe('2027-01-31');
  });

  it('shows a day that was chosen elsewhere, whatever was typed', () => {
    type('', true);
    show('2027-03-01');
    expect([input().value, input().ariaInvalid]).toEqual(['2027-03-01', 'false']);
  });

  it('reports no day once its last part is removed, although no change event says so', () => {
    type('', true);
    Object.defineProperty(input(), 'validity', { value: { badInput: false }, configurable: true });
    fireEvent.keyUp(input());
    expect(onDay.mock.calls).toEqual([['']]);
  });
});
