import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { problemMediaType } from '@chauffeur/contracts/http/problem';
import { unavailablePage } from '../pages/unavailable-page.js';
import { fullShare, nextShare, shareOf } from './load-share.rules.js';
import { requestClass, type RequestClass } from './request-class.rules.js';

/** Max requests in flight of each class; more are rejected. */
const inFlightLimits: Record<RequestClass, number> = {
  health: 100,
  staff: 300,
  write: 300,
  // Rendering a page sends several reads.
  read: 600,
  page: 150,
};
const sampleMs = 100;
const retryAfterSeconds = 2;
/** Live updates are long-lived streams with a limit of their own. */
const liveUpdates = '/api/admin/events';

const problem = JSON.stringify({
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  code: 'request.overloaded',
});

/**
 * Rejects requests above the gateway's capacity before doing any work for them, so that the rest are served in time.
 * Looks at the requests in flight, the event loop's delay, and the pages that wait to be rendered.
 */
export class Admission {
  private readonly inFlight: Record<RequestClass, number> = {
    health: 0,
    staff: 0,
    write: 0,
    read: 0,
    page: 0,
  };
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });
  private readonly timer = setInterval(() => this.sample(), sampleMs).unref();
  private share = fullShare;
  private requests = 0;
  private connections = 0;
  /** Whether the page at a URL would be rejected later anyway, after more work. */
  isRejectedPage: (url: string) => boolean = () => false;
  /** Called for each rejected request. */
  onRejected: (requestClass: RequestClass) => void = () => undefined;

  /** @param headers added to each rejection */
  constructor(private readonly headers: Readonly<Record<string, string>>) {
    this.delay.enable();
  }

  /** Returns whether a request may be handled; otherwise sends the rejection. */
  readonly admit = (request: IncomingMessage, response: ServerResponse): boolean => {
    this.requests += 1;
    const kind = requestClass(request);
    const isAdmitted =
      this.inFlight[kind] < inFlightLimits[kind] &&
      Math.random() < shareOf(kind, this.share) &&
      !(kind === 'page' && this.isRejectedPage(request.url ?? '/'));
    if (!isAdmitted) this.reject(request, response, kind);
    // A body that never arrives takes no place: slow bodies are cut off, and connections are limited.
    else if (request.url?.startsWith(liveUpdates) !== true) this.count(request, response, kind);
    return isAdmitted;
  };

  /** Call for each new connection. */
  readonly countConnection = (socket: Socket): void => {
    this.connections += 1;
    socket.once('close', () => (this.connections -= 1));
  };

  stop(): void {
    clearInterval(this.timer);
    this.delay.disable();
  }

  private count(request: IncomingMessage, response: ServerResponse, kind: RequestClass): void {
    const begin = () => {
      if (response.closed) return;
      this.inFlight[kind] += 1;
      response.once('close', () => (this.inFlight[kind] -= 1));
    };
    // The `end` of an empty body is not emitted before the response.
    if (kind === 'write' && hasBody(request)) request.once('end', begin);
    else begin();
  }

  private reject(request: IncomingMessage, response: ServerResponse, kind: RequestClass): void {
    const isPage = kind === 'page' && request.headers.accept?.includes('text/html');
    const body = isPage ? unavailablePage : problem;
    response
      .writeHead(503, {
        ...this.headers,
        'content-type': isPage ? 'text/html; charset=utf-8' : problemMediaType,
        'content-length': Buffer.byteLength(body),
        'retry-after': String(retryAfterSeconds),
      })
      .end(request.method === 'HEAD' ? undefined : body);
    this.onRejected(kind);
  }

  private sample(): void {
    // The mean interval between the histogram's ticks; equal to its resolution while nothing is late.
    this.share = nextShare(this.share, {
      delayMs: this.delay.mean / 1e6,
      requests: this.requests,
      connections: this.connections,
    });
    this.requests = 0;
    this.delay.reset();
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined;
}
