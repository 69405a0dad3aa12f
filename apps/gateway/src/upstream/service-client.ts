import { adminIdHeader, correlationIdHeader, internalTokenHeader } from '@chauffeur/contracts/http/headers';
import { healthPaths } from '@chauffeur/contracts/http/paths';
import { currentCorrelationId } from '@chauffeur/messaging';
import { CodedError, type Histogram } from '@chauffeur/service-kit';
import { Logger, StreamableFile, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import type { z } from 'zod';
import { urlOf, type UpstreamRequest } from './upstream-request.js';
import {
  headerOf,
  isSuccess,
  readProblem,
  readResponse,
  removedRecordOf,
  type RemovedRecord,
  type UpstreamResponse,
} from './upstream-response.js';

const limits = {
  connectTimeoutMs: 2_000,
  responseTimeoutMs: 10_000,
  connections: 64,
  responseBytes: 32 * 1024 * 1024,
};
/** Limits of downloads, which are streamed and may be of any size. The whole file must arrive within the timeout. */
const fileLimits = { timeoutMs: 10 * 60_000, connections: 8 };
/**
 * Milliseconds after which an idle connection is closed. Shorter than the time for which a replaced service drains
 * (DRAIN_SECONDS in k8s/base/settings.yaml), so that no request uses a connection just as the service closes it.
 */
const keepAlive = 3_000;

/**
 * HTTP client of one service. Adds the internal token and correlation id, applies timeouts, and throws coded errors.
 */
export class ServiceClient implements OnApplicationShutdown {
  private readonly logger = new Logger(ServiceClient.name);
  private readonly pool: Pool;
  private readonly filePool: Pool;
  /** Paths of polls whose last request had no response. */
  private readonly unanswered = new Set<string>();

  constructor(
    readonly name: string,
    url: string,
    private readonly internalToken: string,
    private readonly duration: Histogram,
  ) {
    const common = {
      connect: { timeout: limits.connectTimeoutMs },
      headersTimeout: limits.responseTimeoutMs,
      bodyTimeout: limits.responseTimeoutMs,
      keepAliveTimeout: keepAlive,
      keepAliveMaxTimeout: keepAlive,
    };
    const { connections, responseBytes } = limits;
    this.pool = new Pool(url, { ...common, connections, maxResponseSize: responseBytes });
    this.filePool = new Pool(url, { ...common, connections: fileLimits.connections });
  }

  /** Returns the response, whatever its status. Throws CodedError `service.unreachable` if there is none. */
  async request(request: UpstreamRequest): Promise<UpstreamResponse> {
    try {
      // Includes the wait for a free connection, which undici's own timeouts do not.
      const signal = AbortSignal.timeout(request.timeoutMs ?? limits.responseTimeoutMs);
      const response = this.pool.request({ ...this.optionsOf(request), signal }).then(readResponse);
      const received = await this.measured(request, response, ({ status }) => status);
      if (this.unanswered.delete(request.path)) {
        this.logger.log(`${this.name} responds to ${request.path} again`);
      }
      return received;
    } catch (error) {
      throw this.unavailable(request, error);
    }
  }

  /**
   * Returns a successful response as a file to stream to the client: `return this.finance.file({ path })`. Throws as
   * `bytes` does before the stream begins. A later failure aborts the download, so that a partial file is not taken for
   * a whole one.
   */
  async file(request: UpstreamRequest): Promise<StreamableFile> {
    try {
      const signal = AbortSignal.timeout(fileLimits.timeoutMs);
      const options = { ...this.optionsOf(request), signal };
      const response = await this.measured(
        request,
        this.filePool.request(options),
        ({ statusCode }) => statusCode,
      );
      if (isSuccess(response.statusCode)) {
        return new StreamableFile(response.body, {
          type: headerOf(response, 'content-type') ?? 'application/octet-stream',
          disposition: headerOf(response, 'content-disposition'),
        });
      }
      throw this.errorOf(await readResponse(response));
    } catch (error) {
      throw error instanceof CodedError ? error : this.unavailable(request, error);
    }
  }

  /** Returns the bytes of a successful response. Throws the coded error of a problem. */
  async bytes(request: UpstreamRequest): Promise<Buffer> {
    const response = await this.request(request);
    if (isSuccess(response.status)) return response.bytes;
    throw this.errorOf(response);
  }

  /** Removes a record; returns the service's metadata of it. Throws as `bytes` does. */
  async remove(request: Omit<UpstreamRequest, 'method'>): Promise<RemovedRecord> {
    const response = await this.request({ ...request, method: 'DELETE' });
    if (isSuccess(response.status)) return removedRecordOf(response);
    throw this.errorOf(response);
  }

  /** Returns a successful response parsed by its schema. Throws as `bytes` does. */
  async json<Schema extends z.ZodType>(schema: Schema, request: UpstreamRequest): Promise<z.output<Schema>> {
    return schema.parse(JSON.parse((await this.bytes(request)).toString('utf8')));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.pool.close(), this.filePool.close()]);
  }

  private async measured<Response>(
    { path }: UpstreamRequest,
    pending: Promise<Response>,
    statusOf: (response: Response) => number,
  ): Promise<Response> {
    if (path === healthPaths.ready) return pending;
    const startedAt = performance.now();
    let status = 'error';
    try {
      const response = await pending;
      status = String(statusOf(response));
      return response;
    } finally {
      this.duration.observe({ target: this.name, status }, (performance.now() - startedAt) / 1_000);
    }
  }

  private optionsOf(request: UpstreamRequest) {
    const { method = 'GET', body, adminId, headers, timeoutMs } = request;
    return {
      method,
      path: urlOf(request),
      ...(timeoutMs === undefined ? {} : { headersTimeout: timeoutMs }),
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

  private unavailable({ method = 'GET', path, isPoll }: UpstreamRequest, error: unknown): CodedError {
    if (!this.unanswered.has(path)) {
      this.logger.warn(`no response from ${this.name} to ${method} ${path.split('?')[0]}`, error);
    }
    if (isPoll) this.unanswered.add(path);
    return new CodedError('service.unreachable');
  }

  private errorOf(response: UpstreamResponse): CodedError {
    const problem = readProblem(response);
    if (problem?.code === 'internalToken.required') {
      // The token is the gateway's own, so the caller gets no 401 but may retry.
      this.logger.error(`${this.name} does not accept the internal token`);
      return new CodedError('service.unreachable');
    }
    if (problem) return new CodedError(problem.code, problem.errors, problem);
    this.logger.error(`${this.name} responded ${response.status} without a known error code`);
    return new CodedError(response.status === 503 ? 'service.unreachable' : 'service.failed');
  }
}

function contentTypeOf(body: unknown): string {
  return Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
}
