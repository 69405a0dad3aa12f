const rateScale = 1_000_000;

/**
 * Converts USD to a display currency, rounded half up to 2 decimals. Computes with whole cents and millionths of the rate, to
 * avoid binary fractions.
 */
export function convertFromUsd(amountUsd: number, ratePerUsd: number): number {
  const scaled = BigInt(toCents(amountUsd)) * BigInt(Math.round(ratePerUsd * rateScale));
  return Number((scaled + BigInt(rateScale / 2)) / BigInt(rateScale)) / 100;
}

/** Returns an amount with at most 2 decimals in whole cents. */
function toCents(amount: number): number {
  return Math.round(amount * 100);
}
