import { describe, expect, it } from '@jest/globals';
import { cellText, readCell } from './cell-amount.rules';

describe('an amount typed in a cell', () => {
  it.each([
    ['45', 45],
    ['45.5', 45.5],
    ['45,50', 45.5],
    ['$45', 45],
    ['1 250', 1250],
    ['1\u00a0250,00', 1250],
    ['1,250', 1250],
    ['1,250.75', 1250.75],
    ['0', 0],
    ['', null],
    ['  ', null],
  ])('%j is %j', (text, amount) => {
    expect(readCell(text)).toEqual({ amount });
  });

  it.each([
    ['-1', 'priceUsd.belowMinimum'],
    ['45.555', 'priceUsd.notCents'],
    ['1.250', 'priceUsd.notCents'],
    ['99999999999', 'priceUsd.aboveMaximum'],
    ['free', 'priceUsd.invalid'],
    ['1e5', 'priceUsd.invalid'],
    ['1,2,3', 'priceUsd.invalid'],
  ])('%j is rejected as %s [B5.2.2]', (text, error) => {
    expect(readCell(text)).toEqual({ error });
  });

  it.each([
    ['en', ['1250.50', '0.00', '']],
    ['ru', ['1250,50', '0,00', '']],
  ] as const)('is shown with its cents, in %s as it is typed there', (language, texts) => {
    expect([1250.5, 0, undefined].map((price) => cellText(price, language))).toEqual(texts);
    expect(readCell(texts[0])).toEqual({ amount: 1250.5 });
  });
});
