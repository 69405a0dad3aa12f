import { currentCorrelationId } from '@chauffeur/messaging';
import {
  context,
  isTracing,
  markFailed,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  tracer,
  contextOfService,
  type Context,
} from '@chauffeur/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The trace context of each request in flight. */
const contexts = new WeakMap<FastifyRequest, Context>();

/**
 * Adds a span for every request except health checks and unrecorded routes, if tracing is on. Leaves out queries, bodies and
 * callers, which may be personal data.
 * @param continues whether to trust a request's `traceparent`; if not, the request begins a trace
 */
export function traceRequests(
  fastify: FastifyInstance,
  service: string,
  { continues }: { continues: (request: FastifyRequest) => boolean },
): void {
  if (!isTracing()) return;
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/health/') || request.routeOptions.config.isUnrecorded) return done();
    const home = contextOfService(service, ROOT_CONTEXT);
    const parent = continues(request) ? propagation.extract(home, request.headers) : home;
    context.with(begin(request, reply, parent), done);
  });
  // Entered again after the body was read and after the response was sent, which happen in the async context of the socket.
  for (const hook of ['preValidation', 'onResponse'] as const) {
    fastify.addHook(hook, (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
      context.with(contexts.get(request) ?? context.active(), done);
    });
  }
}

/** Whether the request came through a proxy whose X-Forwarded-For is trusted. */
export function isFromTrustedProxy({ ips }: FastifyRequest): boolean {
  return ips !== undefined && ips.length > 1;
}

function begin(request: FastifyRequest, reply: FastifyReply, parent: Context): Context {
  const { method } = request;
  const route = request.routeOptions.url;
  const span = tracer.startSpan(
    route === undefined ? method : `${method} ${route}`,
    {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, ...(route && { 'http.route': route }) },
    },
    parent,
  );
  const own = trace.setSpan(parent, span);
  contexts.set(request, own);
  if (span.isRecording()) {
    span.setAttributes({
      'url.scheme': request.protocol,
      'url.path': request.url.split('?', 1)[0] ?? '',
      'chauffeur.correlation_id': currentCorrelationId() ?? '',
    });
    // After the last byte, or when the caller disconnects earlier.
    reply.raw.once('close', () => {
      if (reply.raw.headersSent) span.setAttribute('http.response.status_code', reply.statusCode);
      if (!reply.raw.writableFinished) markFailed(span, 'aborted');
      else if (reply.statusCode >= 500) markFailed(span, String(reply.statusCode));
      span.end();
    });
  }
  return own;
}
