import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Longer ones are no tokens. */
const longestToken = 200;

/** The token of `Authorization: Link <token>`; a header that has none is the token of no link. */
export const LinkToken = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
  const [, token = ''] = /^Link ([\w-]+)$/.exec(authorization) ?? [];
  return token.slice(0, longestToken);
});
