import type { AdminResponse } from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The admin whose access token came with the request. */
export const SignedInAdmin = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AdminResponse => {
    const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: AdminResponse }>();
    if (!user) throw new CodedError('session.required');
    return user;
  },
);
