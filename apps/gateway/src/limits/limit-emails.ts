import { hourMs } from '@chauffeur/contracts/time/durations';
import { normalizeIP } from '@fastify/rate-limit';
import { CodedError } from '@chauffeur/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { GATEWAY_ENVIRONMENT, type GatewayEnvironment } from '../environment.js';
import { RequireProof } from '../proof-of-work/require-proof.js';
import { recipientKeys, type Recipient } from './recipient.rules.js';

type EmailLimits = Pick<
  GatewayEnvironment,
  'FORM_LIMIT_PER_HOUR' | 'RECIPIENT_LIMIT_PER_HOUR' | 'RECIPIENT_LIMIT_PER_DAY'
>;

type Count = ReturnType<FastifyInstance['createRateLimit']>;

/**
 * Limits how much visitors can make the company write to one person: bookings and messages are counted by client
 * address, and by the email address or phone number that they name.
 */
@Injectable()
export class LimitEmails implements OnModuleInit {
  private counts: { readonly ofClient: readonly Count[]; readonly ofRecipient: readonly Count[] } | undefined;
  /** Requests that were counted. A repeat with the same Idempotency-Key leads to no further email. */
  private readonly counted = new LRUCache<string, true>({ max: 20_000, ttl: hourMs });

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly requireProof: RequireProof,
    @Inject(GATEWAY_ENVIRONMENT) private readonly limits: EmailLimits,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const keyGenerator = ({ countedAs }: FastifyRequest) => countedAs;
    const limit = (max: number, timeWindow: number) =>
      fastify.createRateLimit({ max, timeWindow, keyGenerator });
    this.counts = {
      ofClient: [limit(this.limits.FORM_LIMIT_PER_HOUR, hourMs)],
      ofRecipient: [
        limit(this.limits.RECIPIENT_LIMIT_PER_HOUR, hourMs),
        limit(this.limits.RECIPIENT_LIMIT_PER_DAY, 24 * hourMs),
      ],
    };
  }

  /**
   * Counts a request that leads to emails. Throws CodedError `request.tooMany` above a limit, and `form.proofRequired`
   * if it needs a proof of work.
   */
  async count(request: FastifyRequest, recipient: Recipient, idempotencyKey: string | null): Promise<void> {
    const recipients = recipientKeys(recipient);
    const repeated = idempotencyKey && [request.routeOptions.url, idempotencyKey, ...recipients].join(' ');
    if (repeated && this.counted.has(repeated)) return;
    await this.requireProof.check(request);
    const { ofClient = [], ofRecipient = [] } = this.counts ?? {};
    // A client above its own limit does not use up the recipient's.
    await countAs(request, [`form:${normalizeIP(request.ip)}`], ofClient);
    await countAs(request, recipients, ofRecipient);
    if (repeated) this.counted.set(repeated, true);
  }
}

/** Counts a request by each key and limit, concurrently, because each count waits for Redis. */
async function countAs(
  request: FastifyRequest,
  keys: readonly string[],
  limits: readonly Count[],
): Promise<void> {
  const counted = keys.flatMap((key) =>
    limits.map((count, index) => {
      // `count` reads this synchronously, before it first waits.
      request.countedAs = `${key}:${index}`;
      return count(request);
    }),
  );
  for (const result of await Promise.all(counted)) {
    if (!result.isAllowed && result.isExceeded) {
      throw new CodedError('request.tooMany', [], { retryAfterSeconds: result.ttlInSeconds });
    }
  }
}
