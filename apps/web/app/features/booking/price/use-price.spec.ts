import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { pendingResponses } from '../../../site-under-test/pending-responses';
import { usePrice } from './use-price';

let server: ReturnType<typeof pendingResponses>;
beforeEach(() => {
  server = pendingResponses();
});
afterEach(() => server.restore());

const priceOf = (priceUsd: number) => [{ priceUsd }];
const show = () =>
  renderHook(({ carId }) => usePrice({ carId, serviceId: 'service', tourId: null }), {
    initialProps: { carId: 'car' },
  });

describe('the price of the choice', () => {
  it('is that of the last request, however late the one before it is answered', async () => {
    const { result } = show();
    await server.sent(1);
    await server.respond(1, priceOf(100));
    expect(result.current.price).toEqual({ status: 'known', usd: 100 });
    act(() => result.current.refetch());
    await server.sent(2);
    act(() => result.current.refetch());
    await server.sent(3);
    await server.respond(3, priceOf(130));
    await server.respond(2, priceOf(120));
    expect(result.current.price).toEqual({ status: 'known', usd: 130 });
  });

  it('stays known if a refetch fails, and is read after a failure', async () => {
    const { result } = show();
    await server.sent(1);
    await server.respond(1, {}, 503);
    expect(result.current.price).toEqual({ status: 'failed' });
    act(() => result.current.refetch());
    await server.sent(2);
    await server.respond(2, priceOf(100));
    expect(result.current.price).toEqual({ status: 'known', usd: 100 });
    act(() => result.current.refetch());
    await server.sent(3);
    await server.respond(3, {}, 503);
    expect(result.current.price).toEqual({ status: 'known', usd: 100 });
  });

  it('is unknown while another choice is read', async () => {
    const { result, rerender } = show();
    await server.sent(1);
    rerender({ carId: 'other' });
    await server.sent(2);
    await server.respond(1, priceOf(100));
    expect(result.current.price).toEqual({ status: 'loading' });
    await server.respond(2, priceOf(200));
    expect(result.current.price).toEqual({ status: 'known', usd: 200 });
  });
});
