import { adminIdHeader, correlationIdHeader, internalTokenHeader } from '@chauffeur/contracts';
import { currentCorrelationId } from '@chauffeur/messaging';
import {
  CodedError,
  durationBuckets,
  type Histogram,
  type HistogramDefinition,
  type Metrics,
} from '@chauffeur/service-kit';
import { Logger, StreamableFile, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import type { z } from 'zod';
import { headerOf, isGood, problemOf, wholeAnswer, type ServiceAnswer } from './service-answer.js';
import { addressOf, type ServiceCall } from './service-call.js';

/** Time limits in milliseconds, connections a service, and the largest answer in bytes. */
const limits = { connect: 2_000, answer: 10_000, connections: 64, answerBytes: 32 * 1024 * 1024 };
/** A file may be of any size, is let through as it comes, and has to be through by then; few are asked for at once. */
const fileLimits = { whole: 10 * 60_000, connections: 8 };
/**
 * Milliseconds that an idle connection is kept. Shorter than a service that is being replaced goes on answering
 * (LEAVE_SECONDS in k8s/base/settings.yaml), so that none is used at the moment when its other end closes it.
 */
const keepAlive = 3_000;

const duration: HistogramDefinition<'target' | 'status'> = {
  name: 'http_client_request_duration_seconds',
  help: 'Calls of services until the whole answer was there, of a file until it began; without those for health',
  labels: ['target', 'status'],
  buckets: durationBuckets,
};

/** Calls one service over HTTP: internal token, correlation id, time limits, failures as coded errors. */
export class ServiceClient implements OnApplicationShutdown {
  private readonly logger = new Logger(ServiceClient.name);
  private readonly pool: Pool;
  private readonly filePool: Pool;
  private readonly duration: Histogram<'target' | 'status'>;

  constructor(
    readonly name: string,
    url: string,
    private readonly internalToken: string,
    metrics: Metrics,
  ) {
    this.duration = metrics.histogram(duration);
    const common = {
      connect: { timeout: limits.connect },
      headersTimeout: limits.answer,
      bodyTimeout: limits.answer,
      keepAliveTimeout: keepAlive,
      keepAliveMaxTimeout: keepAlive,
    };
    const { connections, answerBytes } = limits;
    this.pool = new Pool(url, { ...common, connections, maxResponseSize: answerBytes });
    this.filePool = new Pool(url, { ...common, connections: fileLimits.connections });
  }

  /** The answer as it is, whatever its status; throws `service.unreachable` when there is none. */
  async ask(call: ServiceCall): Promise<ServiceAnswer> {
    try {
      const answer = this.pool.request(this.requestOf(call)).then(wholeAnswer);
      return await this.measured(call, answer, ({ status }) => status);
    } catch (error) {
      throw this.unreachable(call, error);
    }
  }

  /**
   * A good answer as a file that goes on to the caller as it comes: `return this.finance.file({ path })`. Throws as
   * `bytes` does before it begins; what breaks later breaks the download, so that half a file is not taken for one.
   */
  async file(call: ServiceCall): Promise<StreamableFile> {
    try {
      const signal = AbortSignal.timeout(fileLimits.whole);
      const request = { ...this.requestOf(call), signal };
      const response = await this.measured(call, this.filePool.request(request), (begun) => begun.statusCode);
      if (isGood(response.statusCode)) {
        return new StreamableFile(response.body, {
          type: headerOf(response, 'content-type') ?? 'application/octet-stream',
          disposition: headerOf(response, 'content-disposition'),
        });
      }
      throw this.failureOf(await wholeAnswer(response));
    } catch (error) {
      throw error instanceof CodedError ? error : this.unreachable(call, error);
    }
  }

  /** The bytes of a good answer; a problem is thrown again as the coded error that it stands for. */
  async bytes(call: ServiceCall): Promise<Buffer> {
    const answer = await this.ask(call);
    if (isGood(answer.status)) return answer.bytes;
    throw this.failureOf(answer);
  }

  /** A good answer parsed by its schema. */
  async json<Schema extends z.ZodType>(schema: Schema, call: ServiceCall): Promise<z.output<Schema>> {
    return schema.parse(JSON.parse((await this.bytes(call)).toString('utf8')));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.pool.close(), this.filePool.close()]);
  }

  private async measured<Answer>(
    { path }: ServiceCall,
    answer: Promise<Answer>,
    statusOf: (answer: Answer) => number,
  ): Promise<Answer> {
    if (path.startsWith('/health/')) return answer;
    const began = performance.now();
    let status = 'error';
    try {
      const given = await answer;
      status = String(statusOf(given));
      return given;
    } finally {
      this.duration.observe({ target: this.name, status }, (performance.now() - began) / 1_000);
    }
  }

  private requestOf(call: ServiceCall) {
    const { method = 'GET', body, adminId, headers, answerWithin } = call;
    return {
      method,
      path: addressOf(call),
      ...(answerWithin === undefined ? {} : { headersTimeout: answerWithin }),
      headers: {
        ...headers,
        [internalTokenHeader]: this.internalToken,
        [correlationIdHeader]: currentCorrelationId() ?? '',
        ...(adminId ? { [adminIdHeader]: adminId } : {}),
        ...(body === undefined ? {} : { 'content-type': contentTypeOf(body) }),
      },
      body: body === undefined ? null : Buffer.isBuffer(body) ? body : JSON.stringify(body),
    };
  }

  private unreachable({ method = 'GET', path }: ServiceCall, error: unknown): CodedError {
    this.logger.warn(`${this.name} gave no answer to ${method} ${path.split('?')[0]}`, error);
    return new CodedError('service.unreachable');
  }

  private failureOf(answer: ServiceAnswer): CodedError {
    const told = problemOf(answer);
    if (told) return new CodedError(told.code, told.errors);
    this.logger.error(`${this.name} answered ${answer.status} without a known code`);
    return new CodedError(answer.status === 503 ? 'service.unreachable' : 'service.failed');
  }
}

function contentTypeOf(body: unknown): string {
  return Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
}
