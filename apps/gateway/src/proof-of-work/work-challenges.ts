import { hkdfSync } from 'node:crypto';
import { proofOfWorkMaxLength } from '@chauffeur/contracts/http/headers';
import { workProof, type WorkChallenge } from '@chauffeur/contracts/http/proof-of-work';
import { Inject, Injectable } from '@nestjs/common';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { GATEWAY_ENVIRONMENT, type GatewayEnvironment } from '../environment.js';

/** Milliseconds from a challenge's creation in which its solution is accepted. */
export const challengeLifetimeMs = 10 * 60 * 1000;
/** PBKDF2 rounds of each try, and tries per challenge: about half a second on a laptop, two seconds on a phone. */
const cost = 5_000;
const tries = { min: 100, max: 300 } as const;

/** Creates challenges and verifies their solutions. Challenges are signed, so none is stored. */
@Injectable()
export class WorkChallenges {
  private readonly secrets;

  constructor(@Inject(GATEWAY_ENVIRONMENT) { JWT_SECRET }: Pick<GatewayEnvironment, 'JWT_SECRET'>) {
    const secretFor = (use: string) =>
      Buffer.from(hkdfSync('sha256', JWT_SECRET, '', `proof of work: ${use}`, 32)).toString('hex');
    this.secrets = {
      hmacSignatureSecret: secretFor('challenge'),
      hmacKeySignatureSecret: secretFor('solution'),
    };
  }

  async create(now = Date.now()): Promise<WorkChallenge> {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(tries.max, tries.min),
      deriveKey,
      expiresAt: new Date(now + challengeLifetimeMs),
      ...this.secrets,
    });
    return challenge as WorkChallenge;
  }

  /**
   * Returns the signature of the solved challenge, which identifies it, or null if `proof` (JSON in base64) is invalid.
   */
  async solvedBy(proof: unknown): Promise<string | null> {
    const read = workProof.safeParse(parsed(proof));
    if (!read.success) return null;
    const { verified } = await verifySolution({ ...read.data, deriveKey, ...this.secrets });
    return verified ? read.data.challenge.signature : null;
  }
}

function parsed(proof: unknown): unknown {
  if (typeof proof !== 'string' || proof.length > proofOfWorkMaxLength) return null;
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
