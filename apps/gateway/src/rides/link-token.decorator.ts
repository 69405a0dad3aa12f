import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Longer values are not tokens. */
const longestToken = 200;

/** Injects the token of `Authorization: Link <token>`; without one, a token that no link has. */
export const LinkToken = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
  const [, token = ''] = /^Link ([\w-]+)$/.exec(authorization) ?? [];
  return token.slice(0, longestToken);
});
