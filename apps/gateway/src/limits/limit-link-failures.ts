import { normalizeIP } from '@fastify/rate-limit';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Failed attempts per minute of one client address (specification, III.1). */
const failuresPerMinute = 20;

@Injectable()
export class LimitLinkFailures implements OnModuleInit {
  private count: ReturnType<FastifyInstance['createRateLimit']> | undefined;

  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    this.count = fastify.createRateLimit({
      max: failuresPerMinute,
      timeWindow: 60_000,
      keyGenerator: ({ ip }: FastifyRequest) => `link:${normalizeIP(ip)}`,
    });
  }

  /** Returns what a link opens. Throws CodedError `request.tooMany` instead of `link.invalid` above the limit. */
  async open<Found>(request: FastifyRequest, found: Promise<Found>): Promise<Found> {
    try {
      return await found;
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'link.invalid') throw error;
      const result = await this.count?.(request);
      if (result && !result.isAllowed && result.isExceeded) {
        throw new CodedError('request.tooMany', [], { retryAfterSeconds: result.ttlInSeconds });
      }
      throw error;
    }
  }
}
