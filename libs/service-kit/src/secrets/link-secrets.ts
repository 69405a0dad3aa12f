import { createHash, createHmac } from 'node:crypto';
import { secret } from '../environment/service-environment.js';

/** What the tokens of links are made with; those of the previous secret stay valid while it is given. */
export const linkVariables = { LINK_SECRET: secret, LINK_SECRET_PREVIOUS: secret.optional() };

interface LinkEnvironment {
  readonly LINK_SECRET: string;
  readonly LINK_SECRET_PREVIOUS?: string | undefined;
}

/** A link without its token: `key` says which secret makes it, and nothing about that secret. */
interface LinkName {
  readonly id: string;
  readonly key: string;
}

/** Characters of a token: 192 bits in base64url. */
const tokenLength = 32;

/** Makes the tokens of links. Databases, events and queues have ids and hashes alone, from which no token can be made. */
export class LinkSecrets {
  /** Which secret new links are made with. */
  readonly currentKey: string;
  private readonly byKey: ReadonlyMap<string, string>;

  constructor({ LINK_SECRET, LINK_SECRET_PREVIOUS }: LinkEnvironment) {
    this.currentKey = keyOf(LINK_SECRET);
    const secrets = [LINK_SECRET, ...(LINK_SECRET_PREVIOUS ? [LINK_SECRET_PREVIOUS] : [])];
    this.byKey = new Map(secrets.map((value) => [keyOf(value), value]));
  }

  /** Whether a link's secret is still accepted. */
  knows({ key }: Pick<LinkName, 'key'>): boolean {
    return this.byKey.has(key);
  }

  /** The token of a link, or null where its secret is not accepted any more. */
  tokenOf({ id, key }: LinkName): string | null {
    const value = this.byKey.get(key);
    if (value === undefined) return null;
    return createHmac('sha256', value).update(id).digest('base64url').slice(0, tokenLength);
  }
}

function keyOf(value: string): string {
  return createHash('sha256').update(`key of ${value}`).digest('hex').slice(0, 8);
}

/** What a database stores of a token: its SHA-256. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
