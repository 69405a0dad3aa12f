const rateScale = 1_000_000;

/**
 * Converts USD to a display currency, rounded half up to 2 decimals. Works on whole cents and millionths of the
 * rate, so that no binary fraction enters the arithmetic.
 */
export function convertFromUsd(amountUsd: number, ratePerUsd: number): number {
  const scaled = BigInt(toCents(amountUsd)) * BigInt(Math.round(ratePerUsd * rateScale));
  return Number((scaled + BigInt(rateScale / 2)) / BigInt(rateScale)) / 100;
}

/**
 * Converts the lines of one sum so that they add up to the converted sum, as each rounded by itself would not: the largest takes
 * the difference.
 */
export function convertLines(amountsUsd: readonly number[], ratePerUsd: number): number[] {
  const sumUsd = amountsUsd.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
  const lines = amountsUsd.map((amount) => toCents(convertFromUsd(amount, ratePerUsd)));
  const difference = lines.reduce((left, line) => left - line, toCents(convertFromUsd(sumUsd, ratePerUsd)));
  const largest = lines.indexOf(Math.max(...lines));
  return lines.map((line, index) => (index === largest ? line + difference : line) / 100);
}

/** Whole cents of an amount with at most 2 decimals. */
function toCents(amount: number): number {
  return Math.round(amount * 100);
}
