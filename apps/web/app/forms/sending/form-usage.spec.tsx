import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HoneypotField, useFormUsage } from './form-usage';

const received = jest.fn();

function Form() {
  const { honeypotRef, describeUsage } = useFormUsage();
  return (
    <>
      <HoneypotField ref={honeypotRef} />
      <button type="button" onClick={() => void describeUsage().then(received)}>
        send
      </button>
    </>
  );
}

const clock = jest.spyOn(performance, 'now');
afterEach(() => {
  clock.mockReset();
  received.mockReset();
});

const send = () => fireEvent.click(screen.getByRole('button'));

describe('how a form was used', () => {
  it('is described only once the page was open for the minimum time', async () => {
    clock.mockReturnValue(1_700);
    render(<Form />);
    const startedAt = Date.now();
    send();
    clock.mockReturnValue(2_000);
    await waitFor(() => expect(received).toHaveBeenCalledWith({ 'x-form-seconds': '2.0' }));
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(290);
  });

  it('includes the value of the honeypot field, once', async () => {
    clock.mockReturnValue(9_940);
    render(<Form />);
    expect(screen.queryByRole('textbox')).toBeNull();
    const field = screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
    expect([field.tabIndex, field.autocomplete]).toEqual([-1, 'off']);
    field.value = 'https://evil.example';
    send();
    await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
    send();
    await waitFor(() => expect(received).toHaveBeenCalledTimes(2));
    const seconds = { 'x-form-seconds': '9.9' };
    expect(received.mock.calls).toEqual([
      [{ ...seconds, 'x-form-trap': 'https%3A%2F%2Fevil.example' }],
      [seconds],
    ]);
  });
});
