import { normalizeIP } from '@fastify/rate-limit';
import { proofOfWorkHeader } from '@chauffeur/contracts/http/headers';
import { CodedError } from '@chauffeur/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GATEWAY_ENVIRONMENT, type GatewayEnvironment } from '../environment.js';
import { challengeLifetimeMs, WorkChallenges } from './work-challenges.js';

type Count = ReturnType<FastifyInstance['createRateLimit']>;

/**
 * Requires a proof of work for each further form of a client address that exceeds PROOF_OF_WORK_AFTER forms an hour.
 * Without the setting none is required.
 */
@Injectable()
export class RequireProof implements OnModuleInit {
  private counts: { readonly unproven: Count; readonly used: Count } | undefined;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly challenges: WorkChallenges,
    @Inject(GATEWAY_ENVIRONMENT)
    private readonly environment: Pick<GatewayEnvironment, 'PROOF_OF_WORK_AFTER'>,
  ) {}

  onModuleInit(): void {
    const { PROOF_OF_WORK_AFTER: max } = this.environment;
    if (max === undefined) return;
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const keyGenerator = ({ countedAs }: FastifyRequest) => countedAs;
    this.counts = {
      unproven: fastify.createRateLimit({ max, timeWindow: 60 * 60 * 1000, keyGenerator }),
      // In the store of the rate limits, which replicas share: the second use of a challenge exceeds this limit.
      used: fastify.createRateLimit({ max: 1, timeWindow: challengeLifetimeMs, keyGenerator }),
    };
  }

  /** Throws CodedError `form.proofRequired` if a request needs a proof and has no valid, unused one. */
  async check(request: FastifyRequest): Promise<void> {
    if (!this.counts) return;
    const challenge = await this.challenges.solvedBy(request.headers[proofOfWorkHeader]);
    request.countedAs = challenge ? `proof:${challenge}` : `unproven:${normalizeIP(request.ip)}`;
    const result = await (challenge ? this.counts.used : this.counts.unproven)(request);
    if (!result.isAllowed && result.isExceeded) throw new CodedError('form.proofRequired');
  }
}
