import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemMediaType } from '@chauffeur/contracts/http/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientErrorCode } from '../errors/client-error-code.js';
import { problemOf } from '../errors/problem-of.js';

type Headers = Readonly<Record<string, string>>;

/** Statuses of errors of Node's parser; all others are 400. */
const parserStatus: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Returns Fastify's handlers of requests that reach no hook; they respond with problems and `headers` like all others. */
export function unroutedRequestHandlers(headers: Headers) {
  return {
    /** Called for a URL that the router rejects. */
    frameworkErrors(error: Error & { statusCode?: number }, _request: FastifyRequest, reply: FastifyReply) {
      const code = clientErrorCode(error.statusCode) ?? 'service.failed';
      const body = problemOf(code, error.statusCode === undefined ? {} : { status: error.statusCode });
      void reply.headers(headers).status(body.status).type(problemMediaType).send(JSON.stringify(body));
    },
    /** Called for data that is not an HTTP request; ends the connection. */
    clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const status = parserStatus[error.code ?? ''] ?? 400;
      if (socket.writable) socket.write(rawProblem(status, headers));
      socket.destroy(error);
    },
  };
}

function rawProblem(status: number, headers: Headers): string {
  const body = JSON.stringify(problemOf(clientErrorCode(status) ?? 'request.malformed', { status }));
  const lines = Object.entries({
    ...headers,
    'content-type': problemMediaType,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
