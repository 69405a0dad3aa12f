import { randomBytes } from 'node:crypto';
import { backOfficeUrl } from '@chauffeur/contracts/identity/back-office-url';
import { setupStateResponse } from '@chauffeur/contracts/identity/session';
import { isLoopback } from '@chauffeur/service-kit';
import type { Environment } from './environment.js';

/**
 * The setup token of a product that listens on `host`: the operator's, else a random one of this start. undefined where
 * only this machine reaches the product, and the first account needs none.
 */
export function chooseSetupToken(environment: Environment, host: string): string | undefined {
  if (environment['SETUP_TOKEN']) return environment['SETUP_TOKEN'];
  if (environment['NODE_ENV'] !== 'production' && isLoopback(host)) return undefined;
  return randomBytes(24).toString('base64url');
}

/** The link to the first account with the token after `#`, which reaches no server log; undefined once there is an account. */
export async function setupLink(
  gatewayUrl: string,
  publicUrl: string,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const response = await fetch(`${gatewayUrl}/api/setup`);
  const { isOpen } = setupStateResponse.parse(await response.json());
  return isOpen ? `${backOfficeUrl(publicUrl)}/setup#token=${encodeURIComponent(token)}` : undefined;
}
