import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { CodedError } from '@chauffeur/service-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from './access-token.strategy.js';

/** Injects the admin of the request's access token. */
export const SignedInAdmin = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AdminResponse => signedInBy(context),
);

/** Injects the id of the session of the request's access token. */
export const SessionId = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string => signedInBy(context).sessionId,
);

function signedInBy(context: ExecutionContext): SignedIn {
  const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: SignedIn }>();
  if (!user) throw new CodedError('session.required');
  return user;
}
