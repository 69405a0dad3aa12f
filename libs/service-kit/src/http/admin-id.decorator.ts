import { adminIdHeader } from '@chauffeur/contracts/http/headers';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CodedError } from '../errors/coded-error.js';

/** Injects the id of the admin on whose behalf the gateway calls. Throws `session.required` if the header is missing. */
export const AdminId = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const id = context.switchToHttp().getRequest<FastifyRequest>().headers[adminIdHeader];
  if (typeof id !== 'string' || id === '') throw new CodedError('session.required');
  return id;
});
