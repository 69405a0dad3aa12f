import { createHmac, randomBytes } from 'node:crypto';
import { hashOfToken } from '@chauffeur/service-kit';

/** Milliseconds after which an unused session expires. */
const refreshLifetime = 14 * 24 * 3_600_000;

export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns what the database stores of a token. A plain hash is enough, because its 256 random bits can't be guessed. */
export function storedHashOf(token: string): string {
  return hashOfToken(token).toString('hex');
}

/**
 * Derives a token's successor from the token and the seed of its row, so that it can be issued again without being
 * stored. Neither the database nor a stolen token alone is enough to derive it.
 */
export function successorOf(token: string, seed: string): string {
  return createHmac('sha256', Buffer.from(seed, 'hex')).update(token).digest('base64url');
}

export function randomSeed(): string {
  return randomBytes(32).toString('hex');
}

/** Returns when a token issued at `now` expires: after two weeks, but not after its session's absolute end. */
export function expiryOf(now: Date, sessionBeganAt: Date, sessionMaxDays: number): Date {
  const absoluteEnd = sessionBeganAt.getTime() + sessionMaxDays * 24 * 3_600_000;
  return new Date(Math.min(now.getTime() + refreshLifetime, absoluteEnd));
}
