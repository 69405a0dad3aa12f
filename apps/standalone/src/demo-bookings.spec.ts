import { describe, expect, it } from '@jest/globals';
import { demoBookings } from './demo-bookings.js';

describe('examples of bookings', () => {
  it('are there with the rest of the demo content, unless something else is asked for', () => {
    expect([
      demoBookings({}),
      demoBookings({ SEED_DEMO_CONTENT: 'false' }),
      demoBookings({ SEED_DEMO_BOOKINGS: 'false' }),
    ]).toEqual(['true', 'false', 'false']);
  });

  it('are never there in production, where asking for them is left to fail', () => {
    expect(demoBookings({ NODE_ENV: 'production' })).toBe('false');
    expect(demoBookings({ NODE_ENV: 'production', SEED_DEMO_BOOKINGS: 'true' })).toBe('true');
  });
});
