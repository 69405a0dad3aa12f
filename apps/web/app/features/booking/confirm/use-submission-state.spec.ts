import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { RequestFailed } from '../../../api/request-failed';
import { emptyDraft } from '../draft/booking-draft';
import { useSubmissionState } from './use-submission-state';

const trip = { ...emptyDraft, carId: 'car' };
const otherTrip = { ...emptyDraft, carId: 'other' };
const priceChanged = new RequestFailed(409, null);
const noResponse = new RequestFailed(null, null);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('agrees to a named price on a retry only for the trip that it was named for', () => {
  const { result, rerender } = renderHook(useSubmissionState, { initialProps: trip });
  const send = (failure: RequestFailed, price: number | null) => {
    act(() => void result.current.begin());
    act(() => result.current.fail(failure, price));
  };
  send(priceChanged, 120);
  send(noResponse, null);
  act(() => result.current.leave());
  expect(result.current.namedPrice).toBe(120);
  rerender(otherTrip);
  send(noResponse, null);
  expect(result.current.namedPrice).toBeNull();
});
