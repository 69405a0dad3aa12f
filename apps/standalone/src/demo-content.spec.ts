import { describe, expect, it } from '@jest/globals';
import { demoBookings, demoContent } from './demo-content.js';

describe('demo content', () => {
  it('is there unless something else is asked for, and in production where it is asked for', () => {
    const production = { NODE_ENV: 'production' };
    expect([
      demoContent({}),
      demoContent({ SEED_DEMO_CONTENT: 'false' }),
      demoContent(production),
      demoContent({ ...production, SEED_DEMO_CONTENT: 'true' }),
    ]).toEqual(['true', 'false', 'false', 'true']);
  });
});

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
