import { randomInt } from 'node:crypto';

/** Without the look-alikes I, O, 0 and 1: 32 characters, so 8 places give about 10^12 numbers a day. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const randomLength = 8;

/** `BK` + date in Baku without dashes + `-` + 8 random characters; `today` is YYYY-MM-DD. */
export function newReferenceNumber(today: string): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `BK${today.replaceAll('-', '')}-${random}`;
}
