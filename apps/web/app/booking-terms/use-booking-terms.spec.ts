import { expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { defaultTerms } from '../site-under-test/records';
import { useBookingTerms } from './use-booking-terms';

it('reads the terms again in the next step, and once the browser is online, and retains those it has', async () => {
  let answer = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer());
  const termsOf = (freeCancelHours: number) => async () =>
    Response.json({ ...defaultTerms, freeCancelHours });
  const shown = () => result.current?.terms.freeCancelHours;
  const { result, rerender } = renderHook((step: string | null) => useBookingTerms(step), {
    initialProps: null as string | null,
  });
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  expect(result.current).toBeNull();

  answer = termsOf(24);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(shown()).toBe(24));
  answer = termsOf(12);
  rerender('details');
  await waitFor(() => expect(shown()).toBe(12));
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  rerender('confirm');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(4));
  expect(shown()).toBe(12);
  fetching.mockRestore();
});
