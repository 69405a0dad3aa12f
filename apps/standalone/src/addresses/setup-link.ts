import { randomBytes } from 'node:crypto';
import { backOfficeUrl } from '@chauffeur/contracts/identity/back-office-url';
import { setupStateResponse } from '@chauffeur/contracts/identity/session';
import { isLoopback } from '@chauffeur/service-kit';
import type { Environment } from '../environment.js';
import { StartupError } from '../startup-error.js';

/** Returns the operator's token, or a random one; undefined if only this machine can reach `host`, which needs none. */
export function chooseSetupToken(environment: Environment, host: string): string | undefined {
  if (environment['SETUP_TOKEN']) return environment['SETUP_TOKEN'];
  if (environment['NODE_ENV'] !== 'production' && isLoopback(host)) return undefined;
  return randomBytes(24).toString('base64url');
}

/**
 * Returns the link to make the first account, with the token in the fragment, which no server logs. Undefined if there
 * is an account.
 */
export async function setupLink(
  gatewayUrl: string,
  publicUrl: string,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const response = await fetch(`${gatewayUrl}/api/setup`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  );
  if (!response?.ok)
    throw new StartupError('Whether there is an account is not known: the gateway does not respond.');
  const { isOpen } = setupStateResponse.parse(await response.json());
  return isOpen ? `${backOfficeUrl(publicUrl)}/setup#token=${encodeURIComponent(token)}` : undefined;
}
