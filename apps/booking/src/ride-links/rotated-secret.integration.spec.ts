import { problem } from '@chauffeur/contracts/http/problem';
import { rideResponse } from '@chauffeur/contracts/rides/ride';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';
import { InProcessEventBus } from '@chauffeur/messaging';
import { LinkSecrets } from '@chauffeur/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApp } from '../app.js';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { aCar } from '../rides.fixture.js';

const internalToken = 'internal-token-of-this-spec-internal-token';
const before = 'link-secret-of-this-spec';
const next = 'the-next-link-secret-of-this-spec';
let service: RunningBookingService;

beforeAll(async () => {
  service = await startBookingService();
});

afterAll(() => service.stop());

/** Returns the service's response to the token after a restart with other secrets. */
async function readWith(secrets: Record<string, string>, token: string): Promise<unknown> {
  const environment = {
    DATABASE_URL: service.databaseUrl,
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: internalToken,
    LOG_LEVEL: 'silent',
    ...secrets,
  };
  const app = await createApp(environment, { eventBus: new InProcessEventBus() });
  try {
    const response = await fetch(`${await app.listen(0, '127.0.0.1')}/rides/read`, {
      method: 'POST',
      headers: { 'x-internal-token': internalToken, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return await response.json();
  } finally {
    await app.close();
  }
}

describe('a link after the secret was changed', () => {
  it('opens its ride while the previous secret is given, and not after that [III-4]', async () => {
    const { id } = await aCar(service).ride('10:00');
    const { rows } = await service.client.query<RideLink>(
      'SELECT id, key FROM access_links WHERE booking_id = $1',
      [id],
    );
    const [link] = rows;
    const token = (link && new LinkSecrets({ LINK_SECRET: before }).tokenOf(link)) ?? '';
    const rotated = await readWith({ LINK_SECRET: next, LINK_SECRET_PREVIOUS: before }, token);
    expect(rideResponse.parse(rotated).id).toBe(id);
    expect(problem.parse(await readWith({ LINK_SECRET: next }, token)).code).toBe('link.invalid');
  });
});
