import { isLoopback } from '@chauffeur/service-kit';

/** The headers that say where a browser's request comes from. Other clients send only `host`. */
export interface RequestOrigin {
  readonly method: string;
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

/** How this server is reached. */
export interface OwnAddress {
  /** PUBLIC_URL. */
  readonly publicUrl: string;
  /** Whether it listens only on this machine. */
  readonly isLocal: boolean;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that changes something comes from a page of another origin, including subdomains. `Sec-Fetch-Site`
 * decides. Without it (plain HTTP, old browsers) `origin` must be PUBLIC_URL or the host that the request was sent to.
 * A server that listens only on this machine accepts only loopback names: another name may be a foreign one that
 * resolves to it (DNS rebinding).
 */
export function isForeign({ method, secFetchSite, origin, host }: RequestOrigin, own: OwnAddress): boolean {
  if (safeMethods.has(method)) return false;
  if (secFetchSite !== undefined) return secFetchSite !== 'same-origin' && secFetchSite !== 'none';
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { origin: sender, host: senderHost, hostname } = new URL(origin);
  if (sender === new URL(own.publicUrl).origin) return false;
  return senderHost !== host?.toLowerCase() || (own.isLocal && !isLoopback(hostname));
}
