import { createHash, randomBytes } from 'node:crypto';

const codeCount = 10;

/** Returns new codes in readable form: `3f0a-91bc-…`, 80 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () =>
    (randomBytes(10).toString('hex').match(/.{4}/g) ?? []).join('-'),
  );
}

/** Hashes a code however it was typed. 80 random bits can't be guessed from a plain hash. */
export function hashOfRecoveryCode(typed: string): string {
  const code = typed.toLowerCase().replaceAll(/[^0-9a-f]/g, '');
  return createHash('sha256').update(code).digest('hex');
}
