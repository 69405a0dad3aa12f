import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PartOfSite } from '../../../site-under-test/part-of-site';
import { PriceLines } from './price-lines';

const manat = { code: 'AZN', symbol: '₼', ratePerUsd: 1.7 } as const;
const seat = { extraId: 'seat', code: 'child_seat', name: 'Child seat', nameRu: null, count: 1 };
const extras = [{ ...seat, unitPrice: 10.01 }];

function show(basePrice: number | null, isLoading = false): (string | null)[] {
  render(
    <PartOfSite>
      <PriceLines {...{ basePrice, isLoading, extras }} returnPrice={30.02} currency={manat} />
    </PartOfSite>,
  );
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
}

it('adds up to the total in another currency than the one that is charged', () => {
  // 20.01 and 10.01 dollars are ₼34.02 and ₼17.02 separately, together ₼51.03, like the ride back.
  expect(show(20.01)).toEqual(['₼34.01', '₼17.02', '₼51.03']);
});

it('shows each extra at its own price if that of the ride is to be agreed', () => {
  expect(show(null)).toEqual(['To be agreed', '₼17.02', '₼51.03']);
});

it('stays while the price of another car is fetched, with the extras at their prices', () => {
  expect(show(null, true)).toEqual(['…', '₼17.02', '…']);
});
