import type { ErrorCode } from '@chauffeur/contracts/http/error-code';
import { correlationIdHeader } from '@chauffeur/contracts/http/headers';
import { problemMediaType, type FieldError } from '@chauffeur/contracts/http/problem';
import { currentCorrelationId, isUnavailableError } from '@chauffeur/messaging';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientErrorCode } from './client-error-code.js';
import { CodedError } from './coded-error.js';
import { isIllFormedText } from './ill-formed-text.js';
import { problemOf } from './problem-of.js';

/** What a failure is for the client; `status` where it is not the code's own. */
interface Explanation {
  readonly code: ErrorCode;
  readonly status?: number;
  readonly errors?: readonly FieldError[];
}

/** After which a client may try again what was unavailable. */
const unavailableSeconds = 5;

/** The one place where a failure becomes a response: RFC 9457 with a stable code, never a stack or a database's message. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const context = host.switchToHttp();
    const reply = context.getResponse<FastifyReply>();
    const { code, status, errors = [] } = this.explain(error, context.getRequest<FastifyRequest>());
    const correlationId = currentCorrelationId();
    const body = problemOf(code, { ...(status === undefined ? {} : { status }), errors, correlationId });
    if (correlationId) void reply.header(correlationIdHeader, correlationId);
    // Whatever the route says of its success.
    void reply.header('cache-control', 'no-store');
    const retryAfter = retryAfterOf(error, body.status);
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    void reply.status(body.status).type(problemMediaType).send(JSON.stringify(body));
  }

  private explain(error: unknown, request: FastifyRequest): Explanation {
    if (error instanceof CodedError) return { code: error.code, errors: error.errors };
    const status = statusOf(error);
    const code = clientErrorCode(status);
    if (code && status !== undefined) return { code, status };
    const route = request.routeOptions.url ?? 'unknown route';
    if (isIllFormedText(error)) {
      // A schema of the contracts should have rejected it, with the field's name.
      this.logger.warn(`text that the database does not store reached ${route}`);
      return { code: 'request.invalid' };
    }
    const failure = `${request.method} ${route} failed`;
    if (isUnavailableError(error)) {
      this.logger.warn(failure, error);
      return { code: 'service.unreachable' };
    }
    this.logger.error(failure, error);
    return { code: 'service.failed' };
  }
}

/** Seconds; of what is unavailable without a word on how long, a few. */
function retryAfterOf(error: unknown, status: number): number | undefined {
  if (error instanceof CodedError && error.retryAfterSeconds !== undefined) return error.retryAfterSeconds;
  return status === 503 ? unavailableSeconds : undefined;
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return undefined;
}
