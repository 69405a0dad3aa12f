import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ReadSystemHealth } from './read-system-health.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the health of the system', () => {
  it('is read again after two seconds, even if the clock was set back meanwhile', async () => {
    const status = jest.fn(() => 503);
    const bytes = Buffer.from('{}');
    const client = { name: 'booking', request: async () => ({ status: status(), bytes }) } as never;
    const health = new ReadSystemHealth(client, client, client, client, client, client, client);
    const elapsed = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-05-01T12:00:00Z'));
    expect(await health.read()).toMatchObject({ status: 'degraded' });

    status.mockReturnValue(200);
    elapsed.mockReturnValue(11_000);
    expect(await health.read()).toMatchObject({ status: 'degraded' });
    elapsed.mockReturnValue(13_000);
    clock.mockReturnValue(Date.parse('2030-05-01T11:00:00Z'));
    expect(await health.read()).toEqual({ status: 'ok', services: { booking: 'ready' } });
  });

  it('is degraded while a service is ready whose database takes no writes', async () => {
    const client = (name: string, writes: string) => {
      const details = { database: { status: 'up' }, 'database writes': { status: writes } };
      const bytes = Buffer.from(JSON.stringify({ status: 'ok', details }));
      return { name, request: async () => ({ status: 200, bytes }) } as never;
    };
    const [other, readOnly] = [client('other', 'up'), client('booking', 'degraded')];
    const health = new ReadSystemHealth(other, other, readOnly, other, other, other, other);
    expect(await health.read()).toEqual({
      status: 'degraded',
      services: { other: 'ready', booking: 'readOnly' },
    });
  });
});
