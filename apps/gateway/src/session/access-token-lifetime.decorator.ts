import { CodedError } from '@chauffeur/service-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const claims = z.object({ exp: z.number() });

/** Injects the milliseconds until the request's access token expires. The guard has verified the token. */
export const AccessTokenLifetime = createParamDecorator(
  (_data: unknown, context: ExecutionContext): number => {
    const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    const payload = authorization.split('.')[1] ?? '';
    try {
      const { exp } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
      return Math.max(0, exp * 1_000 - Date.now());
    } catch {
      throw new CodedError('session.invalid');
    }
  },
);
