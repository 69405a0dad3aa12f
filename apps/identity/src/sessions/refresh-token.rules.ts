import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Milliseconds for which a session lives without being used. */
const refreshLifetime = 14 * 24 * 3_600_000;

export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token has 256 random bits, so a plain hash can't be guessed back. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The token that follows another: always the same one of a token and the seed of its row, so that it can be given out
 * again without being stored. Neither the database nor a stolen token alone is enough to know it.
 */
export function successorOf(token: string, seed: string): string {
  return createHmac('sha256', Buffer.from(seed, 'hex')).update(token).digest('base64url');
}

export function randomSeed(): string {
  return randomBytes(32).toString('hex');
}

/** When a token made at `now` runs out: after two weeks, and never after its session's absolute end. */
export function expiryOf(now: Date, sessionBeganAt: Date, sessionMaxDays: number): Date {
  const absoluteEnd = sessionBeganAt.getTime() + sessionMaxDays * 24 * 3_600_000;
  return new Date(Math.min(now.getTime() + refreshLifetime, absoluteEnd));
}
