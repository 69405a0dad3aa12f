import { randomBytes, timingSafeEqual } from 'node:crypto';
import { backOfficeUrl } from '@chauffeur/contracts/identity/back-office-url';
import { isLoopback } from '@chauffeur/service-kit';
import type { IdentityEnvironment } from '../environment.js';

type SetupEnvironment = Pick<IdentityEnvironment, 'NODE_ENV' | 'HOST' | 'SETUP_TOKEN'>;

/** The token that the request for the first admin must contain. */
export class SetupToken {
  private constructor(
    private readonly value: string | undefined,
    /** False if only this machine can reach the product. */
    readonly isRequired: boolean,
    /** Whether this process generated the token, so that the operator does not have it yet. */
    readonly isGenerated: boolean,
  ) {}

  /** Returns the token of the environment. Without one, generates a token beyond loopback, but not in production. */
  static of({ NODE_ENV, HOST, SETUP_TOKEN }: SetupEnvironment): SetupToken {
    if (SETUP_TOKEN !== undefined) return new SetupToken(SETUP_TOKEN, true, false);
    if (NODE_ENV === 'production') return new SetupToken(undefined, true, false);
    if (isLoopback(HOST)) return new SetupToken(undefined, false, false);
    return new SetupToken(randomBytes(24).toString('base64url'), true, true);
  }

  accepts(given: string | undefined): boolean {
    if (!this.isRequired) return true;
    const expected = Buffer.from(this.value ?? '');
    const actual = Buffer.from(given ?? '');
    return expected.length > 0 && expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  /** Returns the setup address with the token after `#`, which no server logs. */
  link(publicUrl: string): string {
    return `${backOfficeUrl(publicUrl)}/setup#token=${this.value ?? ''}`;
  }
}
