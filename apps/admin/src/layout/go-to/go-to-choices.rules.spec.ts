import { describe, expect, it } from '@jest/globals';
import { goToChoices } from './go-to-choices.rules';

const screens = [
  { path: '/dispatch', label: 'Dispatch' },
  { path: '/manual-booking', label: 'Manual Booking' },
  { path: '/bookings', label: 'Bookings' },
];
const choicesOf = (typed: string) => goToChoices(screens, typed, (place, text) => `${place}: ${text}`);

describe('the choices for the input', () => {
  it('are all screens if there is none', () => {
    expect(choicesOf('')).toEqual(screens);
  });

  it('are screens with a word that begins with it, before searches in lists', () => {
    expect(choicesOf('book').map(({ path }) => path)).toEqual([
      '/manual-booking',
      '/bookings',
      '/bookings?search=book',
      '/dispatch?q=book',
      '/drivers?search=book',
    ]);
    expect(choicesOf('ispatch').map(({ label }) => label)).toEqual([
      'bookings: ispatch',
      'board: ispatch',
      'drivers: ispatch',
    ]);
  });

  it('search for it as it was typed, without the spaces around it', () => {
    expect(choicesOf(' O’Neil & co ')[0]).toEqual({
      path: '/bookings?search=O%E2%80%99Neil%20%26%20co',
      label: 'bookings: O’Neil & co',
    });
  });
});
