import { timingSafeEqual } from 'node:crypto';
import { internalTokenHeader } from '@chauffeur/contracts/http/headers';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CodedError } from '../errors/coded-error.js';

/** Admits only calls with the gateway's token; health checks and events pass. If no token is configured, rejects every call. */
export class InternalTokenGuard implements CanActivate {
  private readonly expected: Buffer | undefined;

  constructor(token: string | undefined) {
    this.expected = token === undefined ? undefined : Buffer.from(token);
  }

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.url.startsWith('/health/')) return true;
    const given = Buffer.from(String(request.headers[internalTokenHeader] ?? ''));
    if (given.length === this.expected?.length && timingSafeEqual(given, this.expected)) return true;
    throw new CodedError('internalToken.required');
  }
}
