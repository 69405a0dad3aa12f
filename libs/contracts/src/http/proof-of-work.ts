import { z } from 'zod';

const hex = z.string().regex(/^[0-9a-f]{2,128}$/);

/**
 * A challenge in the format of ALTCHA, version 2: find the counter for which PBKDF2 of nonce and counter, with salt and cost,
 * begins with `keyPrefix`. `expiresAt` is in seconds since 1970. Challenges are signed, so that none has to be stored.
 */
export const workChallenge = z
  .object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.number().int().min(1).max(1_000_000),
      keyLength: z.number().int().min(1).max(64),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.number().int(),
    }),
    signature: hex,
  })
  .meta({ id: 'WorkChallenge' });
export type WorkChallenge = z.infer<typeof workChallenge>;

/** A challenge with its solution; accepted only once. */
export const workProof = z.object({
  challenge: workChallenge,
  solution: z.object({ counter: z.number().int().min(0).max(0xffff_ffff), derivedKey: hex }),
});
