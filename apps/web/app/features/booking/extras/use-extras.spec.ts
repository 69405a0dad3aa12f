import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { pendingResponses } from '../../../site-under-test/pending-responses';
import { someTour } from '../../../site-under-test/records';
import { emptyDraft } from '../draft/booking-draft';
import { useExtras } from './use-extras';

let server: ReturnType<typeof pendingResponses>;
beforeEach(() => {
  server = pendingResponses();
});
afterEach(() => server.restore());

const noOffer = {
  car: null,
  service: null,
  isAirportTransfer: false,
  maxPassengers: 4,
  maxLuggageLarge: null,
};
const extrasAt = (priceUsd: number) => [{ id: 'seat', priceUsd, offerKinds: ['tour'] }];

describe('the extras on offer', () => {
  it('are those of the last request, however late the one before it is answered', async () => {
    const chosen = { ...noOffer, tour: someTour(1) };
    const { result } = renderHook(() => useExtras(emptyDraft, chosen));
    const prices = () => result.current.offered.map(({ priceUsd }) => priceUsd);
    await server.sent(1);
    expect([result.current.isLoading, result.current.isRefetching]).toEqual([true, false]);
    await server.respond(1, extrasAt(5));
    act(() => result.current.refetch());
    await server.sent(2);
    act(() => result.current.refetch());
    await server.sent(3);
    await server.respond(2, extrasAt(6));
    expect(result.current.isRefetching).toBe(true);
    await server.respond(3, extrasAt(7));
    expect([prices(), result.current.isRefetching]).toEqual([[7], false]);
    act(() => result.current.refetch());
    await server.sent(4);
    await server.respond(4, {}, 503);
    expect([prices(), result.current.isRefetching]).toEqual([[7], false]);
  });
});
