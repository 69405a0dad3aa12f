import { hkdfSync } from 'node:crypto';
import { proofOfWorkMaxLength } from '@chauffeur/contracts/http/headers';
import { workProof, type WorkChallenge } from '@chauffeur/contracts/http/proof-of-work';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Milliseconds for which a challenge can be solved and sent. */
export const challengeLifetimeMs = 10 * 60 * 1000;
/** Rounds of PBKDF2 of each try, and the tries that a challenge takes: about half a second of a laptop, two of a phone. */
const cost = 5_000;
const tries = { min: 100, max: 300 } as const;

/** Gives out challenges and checks their solutions. What a challenge asks is signed: none is stored. */
export class WorkChallenges {
  private readonly secrets;

  constructor(installationSecret: string) {
    const secretFor = (use: string) =>
      Buffer.from(hkdfSync('sha256', installationSecret, '', `proof of work: ${use}`, 32)).toString('hex');
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

  /** The challenge's signature, by which it is known again, or null where `proof` (JSON in base64) is none. */
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
