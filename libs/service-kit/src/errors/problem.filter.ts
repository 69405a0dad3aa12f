import { correlationIdHeader } from '@chauffeur/contracts/http/headers';
import { problemMediaType } from '@chauffeur/contracts/http/problem';
import { currentCorrelationId, isUnavailableError } from '@chauffeur/messaging';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientErrorCode } from './client-error-code.js';
import { CodedError } from './coded-error.js';
import { isIllFormedText } from './ill-formed-text.js';
import { problemOf } from './problem-of.js';

/** For `Retry-After`. */
const unavailableSeconds = 5;

/** Turns every failure into a response: RFC 9457 with a stable code, never a stack or a message of the database. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const context = host.switchToHttp();
    const reply = context.getResponse<FastifyReply>();
    const { code, status, errors, retryAfterSeconds } = this.explain(
      error,
      context.getRequest<FastifyRequest>(),
    );
    const correlationId = currentCorrelationId();
    const body = problemOf(code, { status, errors, correlationId });
    if (correlationId) void reply.header(correlationIdHeader, correlationId);
    // Overrides what the route has set for success.
    void reply.header('cache-control', 'no-store');
    const retryAfter = retryAfterSeconds ?? (status === 503 ? unavailableSeconds : undefined);
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    void reply.status(status).type(problemMediaType).send(JSON.stringify(body));
  }

  private explain(error: unknown, request: FastifyRequest): CodedError {
    if (error instanceof CodedError) return error;
    const status = statusOf(error);
    const code = clientErrorCode(status);
    if (code && status !== undefined) return new CodedError(code, [], { status });
    const route = request.routeOptions.url ?? 'unknown route';
    if (isIllFormedText(error)) {
      // A contract's schema should have rejected it with the field's name.
      this.logger.warn(`text that the database cannot store was not rejected by the schema of ${route}`);
      return new CodedError('request.invalid');
    }
    const failure = `${request.method} ${route} failed`;
    if (isUnavailableError(error)) {
      this.logger.warn(failure, error);
      return new CodedError('service.unreachable');
    }
    this.logger.error(failure, error);
    return new CodedError('service.failed');
  }
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return undefined;
}
