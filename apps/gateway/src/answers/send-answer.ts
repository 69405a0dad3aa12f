import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FoundAnswer } from './answer-cache.js';
import type { Encoding } from './kept-answer.js';

/** Sends a kept answer: 304 where the client has it, compressed where the client takes that, marked where it is old. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, isStale }: FoundAnswer,
): Promise<void> {
  // "no-cache" still lets a browser keep it: it has to ask whether it changed.
  reply.headers({
    'cache-control': 'no-cache',
    ...answer.headers,
    etag: answer.etag,
    vary: 'accept-encoding',
  });
  if (isStale) reply.header('warning', '110 - "Response is Stale"');
  if (answer.status === 200 && request.headers['if-none-match'] === answer.etag)
    return reply.status(304).send();
  reply.status(answer.status).type(answer.contentType);
  const encoding = answer.isWorthCompressing
    ? acceptedEncoding(request.headers['accept-encoding'])
    : undefined;
  if (!encoding) return reply.send(answer.bytes);
  return reply.header('content-encoding', encoding).send(await answer.encoded(encoding));
}

/** `br;q=0` and the like are so rare that they get the plain bytes. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
