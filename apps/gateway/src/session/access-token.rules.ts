import { accessTokenLifetime } from '@chauffeur/contracts/identity/session';
import { z } from 'zod';

/** How identity signs access tokens; checked beside the signature and the expiry. `maxAge` in seconds, since it was signed. */
export const accessTokenRules = {
  algorithm: 'HS256',
  issuer: 'identity',
  audience: 'staff',
  maxAge: accessTokenLifetime,
} as const;

/** Whether the claims say when the token ends: the libraries check that only where it is said. */
export function hasEnd(claims: unknown): boolean {
  return z.object({ exp: z.number() }).safeParse(claims).success;
}
