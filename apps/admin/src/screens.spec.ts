import { describe, expect, it } from '@jest/globals';
import type { Screen } from './layout/screen';
import { screens } from './screens';

const list: readonly Screen[] = screens;

describe('the screens', () => {
  it('stand in the sidebar in the order of the specification [B2.2.1]', () => {
    expect(list.filter(({ icon }) => icon).map(({ texts }) => texts.en.navigation)).toEqual([
      'Dashboard',
      'Dispatch',
      'Bookings',
      'Manual Booking',
      'Cars',
      'Vehicles',
      'Services',
      'Tours',
      'Drivers',
      'Finance',
      'Service Types',
      'Pricing',
      'Categories',
      'Contact',
      'SEO',
      'Email Templates',
      'Booking Rules',
      'Places',
      'Extras',
      'Messages',
      'Email Queue',
      'Audit Log',
    ]);
  });

  it('bring each error text once', () => {
    const codes = list.flatMap(({ texts: { en } }) => [
      ...Object.keys(en.errors ?? {}),
      ...Object.keys(en.fieldErrors ?? {}).map((field) => `field ${field}`),
    ]);
    expect(codes).toEqual([...new Set(codes)]);
  });
});
