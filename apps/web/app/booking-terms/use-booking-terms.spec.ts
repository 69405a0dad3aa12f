import { expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { defaultTerms } from '../site-under-test/records';
import { useBookingTerms } from './use-booking-terms';

it('reads the terms again where the first try failed, and retains those it has', async () => {
  const failure = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(failure);
  const { result } = renderHook(useBookingTerms);
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  expect(result.current.terms).toBeNull();
  fetching.mockResolvedValue(Response.json(defaultTerms));
  act(() => result.current.refetch());
  await waitFor(() => expect(result.current.terms?.terms).toEqual(defaultTerms));
  fetching.mockImplementation(failure);
  act(() => result.current.refetch());
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(3));
  expect(result.current.terms?.terms).toEqual(defaultTerms);
  fetching.mockRestore();
});
