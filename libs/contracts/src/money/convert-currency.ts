const rateScale = 1_000_000;

/**
 * Converts USD to a display currency, rounded half up to 2 decimals. Computes with whole cents and millionths of the rate, to
 * avoid binary fractions.
 */
export function convertFromUsd(amountUsd: number, ratePerUsd: number): number {
  const scaled = BigInt(toCents(amountUsd)) * BigInt(Math.round(ratePerUsd * rateScale));
  return Number((scaled + BigInt(rateScale / 2)) / BigInt(rateScale)) / 100;
}

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

/** Returns an amount with at most 2 decimals in whole cents. */
function toCents(amount: number): number {
  return Math.round(amount * 100);
}
