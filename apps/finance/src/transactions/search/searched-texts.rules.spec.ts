import { describe, expect, it } from '@jest/globals';
import { searchedTexts } from './searched-texts.rules.js';

describe('what a search of transactions looks for', () => {
  it.each([
    ['fuel', ['fuel']],
    ['ОПЛАТА', ['ОПЛАТА', 'Payment for booking']],
    ['водителю за', ['водителю за', 'Driver payment for booking']],
    ['Оплата бронирования BK2026', ['Оплата бронирования BK2026', 'Payment for booking bk2026']],
    ['payment for booking BK2026', ['payment for booking BK2026', 'Payment for booking bk2026']],
    ['водителю чай', ['водителю чай']],
  ])('is for %s also what the product has stored in English', (search, expected) => {
    expect(searchedTexts(search)).toEqual(expected);
  });
});
