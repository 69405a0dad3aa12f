import { accessTokenLifetime } from '@chauffeur/contracts/identity/session';
import { z } from 'zod';

/**
 * How identity signs access tokens; verified in addition to signature and expiry. `maxAge` is in seconds from signing.
 */
export const accessTokenRules = {
  algorithm: 'HS256',
  issuer: 'identity',
  audience: 'staff',
  maxAge: accessTokenLifetime,
} as const;

/** Whether the claims have an expiry: the libraries verify it only if it is present. */
export function hasExpiry(claims: unknown): boolean {
  return z.object({ exp: z.number() }).safeParse(claims).success;
}
