import { isLoopback } from '@chauffeur/service-kit';

/** The headers by which a browser says where a request comes from; other clients send none but `host`. */
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
  /** Whether it listens for this machine alone. */
  readonly isLocal: boolean;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another origin, a subdomain included, sends a request that changes something. The browser's own
 * statement decides; where it makes none (plain HTTP, old browsers), `origin` must be PUBLIC_URL or the host that the
 * request was sent to. A server for this machine alone trusts only local names of it: any other name may be a
 * foreign one that was pointed to it.
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
