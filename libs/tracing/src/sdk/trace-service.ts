import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { providers } from '../traced.js';
import { TracersByService } from './tracers-by-service.js';

export interface Tracing {
  /** Sends the remaining spans, for at most two seconds; never rejects. */
  stop(): Promise<void>;
}

/** Milliseconds that `stop` waits for the last spans to be sent. */
const stopTimeoutMs = 2_000;

/** Milliseconds between two warnings about the same error. */
const warnEveryMs = 60_000;

let isInstalled = false;

/** Starts the tracing of a service with a provider of its own, because a provider's one resource names the service. */
export function traceService(service: string, warn: (reason: string) => void): Tracing {
  install(warn);
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service, 'service.namespace': 'chauffeur' }))
      .merge(detectResources({ detectors: [envDetector] })),
    // A full queue drops spans: no request waits for an unavailable collector.
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  providers.set(service, provider);
  return {
    async stop() {
      if (providers.get(service) === provider) providers.delete(service);
      const flushed = provider.shutdown().catch(() => undefined);
      await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref())]);
    },
  };
}

/** Installs what a process has only one of, however many services it runs. */
function install(warn: (reason: string) => void): void {
  if (isInstalled) return;
  isInstalled = true;
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(new TracersByService());
  let warnedAt = -Infinity;
  setGlobalErrorHandler((error) => {
    if (Date.now() - warnedAt < warnEveryMs) return;
    warnedAt = Date.now();
    warn(error instanceof Error ? error.message : JSON.stringify(error));
  });
  new UndiciInstrumentation({
    requireParentforSpans: true,
    // Leaves out queries, which contain what people searched for.
    startSpanHook: ({ origin, path }) => ({
      'url.full': `${origin}${path.split('?', 1)[0] ?? ''}`,
      'url.query': '',
    }),
  }).enable();
}
