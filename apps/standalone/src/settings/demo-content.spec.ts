import { describe, expect, it } from '@jest/globals';
import { demoBookings, demoContent } from './demo-content.js';

describe('demo content', () => {
  it('is there by default, and in production only on request', () => {
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
  it('are there with the rest of the demo content by default', () => {
    expect([
      demoBookings({}),
      demoBookings({ SEED_DEMO_CONTENT: 'false' }),
      demoBookings({ SEED_DEMO_BOOKINGS: 'false' }),
    ]).toEqual(['true', 'false', 'false']);
  });

  it('are never there by default in production, where requesting them is an error', () => {
    expect(demoBookings({ NODE_ENV: 'production' })).toBe('false');
    expect(demoBookings({ NODE_ENV: 'production', SEED_DEMO_BOOKINGS: 'true' })).toBe('true');
  });
});
