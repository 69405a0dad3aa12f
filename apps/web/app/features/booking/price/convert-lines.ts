import { convertFromUsd } from '@chauffeur/contracts/money/convert-currency';

/**
 * Converts the lines of a sum so that they add up to the converted sum, which separately rounded lines would not: the largest
 * line absorbs the difference.
 */
export function convertLines(amountsUsd: readonly number[], ratePerUsd: number): number[] {
  const sumUsd = amountsUsd.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
  const lines = amountsUsd.map((amount) => toCents(convertFromUsd(amount, ratePerUsd)));
  const difference = lines.reduce((left, line) => left - line, toCents(convertFromUsd(sumUsd, ratePerUsd)));
  const largest = lines.indexOf(Math.max(...lines));
  return lines.map((line, index) => (index === largest ? line + difference : line) / 100);
}

const toCents = (amount: number) => Math.round(amount * 100);
