import { proofOfWorkHeader, proofOfWorkPath } from '@chauffeur/contracts/http/headers';
import type { WorkChallenge } from '@chauffeur/contracts/http/proof-of-work';
import { solveChallengeWorkers } from 'altcha-lib';
import { getJson } from './get-json';
import { RequestFailed } from './request-failed';

/** Milliseconds. */
const timeouts = { challenge: 15_000, solution: 60_000 };
const maxWorkers = 4;

/**
 * Solves a challenge of the server in web workers and returns the header for the request. Throws RequestFailed, or
 * getJson's error.
 */
export async function proveWork(): Promise<Record<string, string>> {
  const { body: challenge } = await getJson<WorkChallenge>(proofOfWorkPath, { timeout: timeouts.challenge });
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, maxWorkers),
    createWorker: () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' }),
    timeout: timeouts.solution,
  }).catch(() => null);
  if (!solution) throw new RequestFailed(null, null);
  return { [proofOfWorkHeader]: btoa(JSON.stringify({ challenge, solution })) };
}
