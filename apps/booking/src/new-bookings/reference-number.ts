import { randomInt } from 'node:crypto';

/** No look-alikes: I, O, 0 and 1 are left out. 32 characters, 8 places: about 10^12 numbers a day. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const randomLength = 8;

/** `BK` + date in Baku without dashes + `-` + 8 random characters; `today` is YYYY-MM-DD. */
export function newReferenceNumber(today: string): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `BK${today.replaceAll('-', '')}-${random}`;
}
