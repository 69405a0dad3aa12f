import { idempotencyKeyHeader, idempotencyKeyMaxLength } from '@chauffeur/contracts/http/headers';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CodedError } from '../errors/coded-error.js';

/** Injects the Idempotency-Key of a request, or null. Rejects keys that are too long or have other than visible ASCII characters. */
export const IdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | null => {
    const key = context.switchToHttp().getRequest<FastifyRequest>().headers[idempotencyKeyHeader];
    if (key === undefined || key === '') return null;
    if (typeof key === 'string' && key.length <= idempotencyKeyMaxLength && /^[\x21-\x7e]+$/.test(key))
      return key;
    throw new CodedError('request.invalid', [{ field: 'Idempotency-Key', code: 'idempotencyKey.invalid' }]);
  },
);
