import {
  adminIdHeader,
  correlationIdHeader,
  errorStatus,
  internalTokenHeader,
  problem,
  type ErrorCode,
} from '@chauffeur/contracts';
import { currentCorrelationId } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import type { z } from 'zod';

export interface ServiceCall {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path, with or without query: `/cars?categoryId=…`. */
  readonly path: string;
  /** Added to the path; what is undefined is left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** The admin for whom the call is made. */
  readonly adminId?: string;
  readonly headers?: Record<string, string>;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Time limits in milliseconds, connections a service, and the largest answer in bytes. */
const limits = { connect: 2_000, answer: 10_000, connections: 64, answerBytes: 32 * 1024 * 1024 };
/** Shorter than the services' own, so that a connection is not used while its other end closes it. */
const keepAlive = 30_000;

/** Calls one service over HTTP: internal token, correlation id, time limits, failures as coded errors. */
export class ServiceClient implements OnApplicationShutdown {
  private readonly logger = new Logger(ServiceClient.name);
  private readonly pool: Pool;

  constructor(
    readonly name: string,
    url: string,
    private readonly internalToken: string,
  ) {
    this.pool = new Pool(url, {
      connections: limits.connections,
      connect: { timeout: limits.connect },
      headersTimeout: limits.answer,
      bodyTimeout: limits.answer,
      keepAliveTimeout: keepAlive,
      keepAliveMaxTimeout: keepAlive,
      maxResponseSize: limits.answerBytes,
    });
  }

  /** The answer as it is, whatever its status; throws `service.unreachable` when there is none. */
  async ask({ method = 'GET', path, query, body, adminId, headers }: ServiceCall): Promise<ServiceAnswer> {
    try {
      const response = await this.pool.request({
        method,
        path: withQuery(path, query),
        headers: {
          ...headers,
          [internalTokenHeader]: this.internalToken,
          [correlationIdHeader]: currentCorrelationId() ?? '',
          ...(adminId ? { [adminIdHeader]: adminId } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      return {
        status: response.statusCode,
        contentType: String(response.headers['content-type'] ?? 'application/octet-stream'),
        headers: response.headers,
        bytes: Buffer.from(await response.body.arrayBuffer()),
      };
    } catch (error) {
      this.logger.warn(`${this.name} gave no answer to ${method} ${path.split('?')[0]}`, error);
      throw new CodedError('service.unreachable');
    }
  }

  /** The bytes of a good answer; a problem is thrown again as the coded error that it stands for. */
  async bytes(call: ServiceCall): Promise<Buffer> {
    const answer = await this.ask(call);
    if (answer.status >= 200 && answer.status < 300) return answer.bytes;
    throw this.failureOf(answer);
  }

  /** A good answer parsed by its schema. */
  async json<Schema extends z.ZodType>(schema: Schema, call: ServiceCall): Promise<z.output<Schema>> {
    return schema.parse(JSON.parse((await this.bytes(call)).toString('utf8')));
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.close();
  }

  private failureOf(answer: ServiceAnswer): CodedError {
    const parsed = problem.safeParse(jsonOrNull(answer.bytes));
    if (parsed.success && isErrorCode(parsed.data.code)) {
      return new CodedError(parsed.data.code, parsed.data.errors);
    }
    this.logger.error(`${this.name} answered ${answer.status} without a known code`);
    return new CodedError(answer.status === 503 ? 'service.unreachable' : 'service.failed');
  }
}

function withQuery(path: string, query: ServiceCall['query'] = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}

function jsonOrNull(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatus, code);
}
