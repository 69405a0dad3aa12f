import { STATUS_CODES } from 'node:http';
import {
  correlationIdHeader,
  errorStatus,
  problemMediaType,
  type ErrorCode,
  type FieldError,
  type Problem,
} from '@chauffeur/contracts';
import { currentCorrelationId, isUnavailableError } from '@chauffeur/messaging';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CodedError } from './coded-error.js';
import { isIllFormedText } from './ill-formed-text.js';

/** Codes for failures that the framework raises before a handler is reached. */
const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  401: 'session.required',
  404: 'route.notFound',
  413: 'request.tooLarge',
  415: 'request.unsupportedMediaType',
  429: 'request.tooMany',
};

/** The one place where a failure becomes a response: RFC 9457 with a stable code, never a stack or a database's message. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const context = host.switchToHttp();
    const reply = context.getResponse<FastifyReply>();
    const { code, errors } = this.explain(error, context.getRequest<FastifyRequest>());
    const status = errorStatus[code];
    const correlationId = currentCorrelationId();
    const body: Problem = {
      type: 'about:blank',
      title: STATUS_CODES[status] ?? 'Error',
      status,
      code,
      ...(correlationId ? { correlationId } : {}),
      ...(errors.length > 0 ? { errors: [...errors] } : {}),
    };
    if (correlationId) void reply.header(correlationIdHeader, correlationId);
    void reply.status(status).type(problemMediaType).send(JSON.stringify(body));
  }

  private explain(
    error: unknown,
    request: FastifyRequest,
  ): { code: ErrorCode; errors: readonly FieldError[] } {
    if (error instanceof CodedError) return error;
    const status = statusOf(error);
    const code = status === undefined ? undefined : codeOfStatus[status];
    if (code) return { code, errors: [] };
    if (isIllFormedText(error)) {
      // A schema of the contracts should have rejected it, with the field's name.
      this.logger.warn(`text that the database does not store reached ${request.routeOptions.url ?? 'it'}`);
      return { code: 'request.invalid', errors: [] };
    }
    const failure = `${request.method} ${request.routeOptions.url ?? 'unknown route'} failed`;
    if (isUnavailableError(error)) {
      this.logger.warn(failure, error);
      return { code: 'service.unreachable', errors: [] };
    }
    this.logger.error(failure, error);
    return { code: 'service.failed', errors: [] };
  }
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return undefined;
}
