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
import { countTracing } from '../traced.js';
import { TracersByService } from './tracers-by-service.js';

/** Tracing of one service, as long as it lasts. */
export interface Tracing {
  /** Sends what is still to be sent, for two seconds at most; never rejects. */
  stop(): Promise<void>;
}

/** Milliseconds that the end of a service waits for its last spans. */
const stopTimeoutMs = 2_000;

/** Milliseconds between two warnings about the same error. */
const warnEveryMs = 60_000;

let isInstalled = false;

/** One provider a service, because a provider has one resource and the resource names the service. */
export function traceService(service: string, warn: (reason: string) => void): Tracing {
  install(warn);
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service, 'service.namespace': 'chauffeur' }))
      .merge(detectResources({ detectors: [envDetector] })),
    // A full queue drops spans; a collector that is unavailable costs a timer, and no request waits for it.
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  TracersByService.add(service, provider);
  countTracing(1);
  let isStopped = false;
  return {
    async stop() {
      if (isStopped) return;
      isStopped = true;
      countTracing(-1);
      TracersByService.remove(service, provider);
      const flushed = provider.shutdown().catch(() => undefined);
      await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref())]);
    },
  };
}

/** What a process has one of, however many services it holds. */
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
    // Queries hold what people searched for.
    startSpanHook: ({ origin, path }) => ({
      'url.full': `${origin}${path.split('?', 1)[0] ?? ''}`,
      'url.query': '',
    }),
  }).enable();
}
