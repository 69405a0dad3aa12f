import { createHash, createHmac } from 'node:crypto';
import { secret } from '../environment/service-environment.js';

/** Secrets of link tokens. Tokens of the previous secret stay valid while it is set. */
export const linkVariables = { LINK_SECRET: secret, LINK_SECRET_PREVIOUS: secret.optional() };

interface LinkEnvironment {
  readonly LINK_SECRET: string;
  readonly LINK_SECRET_PREVIOUS?: string | undefined;
}

/** A link without its token; `key` identifies the secret of the token without revealing it. */
interface LinkName {
  readonly id: string;
  readonly key: string;
}

/** Characters of a token: 192 bits in base64url. */
const tokenLength = 32;

/** Derives link tokens. Databases, events and queues store only ids and hashes, from which no token can be derived. */
export class LinkSecrets {
  /** Key of the secret for new links. */
  readonly currentKey: string;
  private readonly byKey: ReadonlyMap<string, string>;

  constructor({ LINK_SECRET, LINK_SECRET_PREVIOUS }: LinkEnvironment) {
    this.currentKey = keyOf(LINK_SECRET);
    const secrets = [LINK_SECRET, ...(LINK_SECRET_PREVIOUS ? [LINK_SECRET_PREVIOUS] : [])];
    this.byKey = new Map(secrets.map((value) => [keyOf(value), value]));
  }

  hasKeyOf({ key }: Pick<LinkName, 'key'>): boolean {
    return this.byKey.has(key);
  }

  /** Returns the token of a link, or null if its secret is not accepted. */
  tokenOf({ id, key }: LinkName): string | null {
    const value = this.byKey.get(key);
    if (value === undefined) return null;
    return createHmac('sha256', value).update(id).digest('base64url').slice(0, tokenLength);
  }
}

function keyOf(value: string): string {
  return createHash('sha256').update(`key of ${value}`).digest('hex').slice(0, 8);
}

/** Returns the SHA-256 of a token, which databases store in its place. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
