import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { noteTracing } from '../is-tracing.js';
import type { Tracing } from '../start-tracing.js';
import { install } from './install.js';
import { services } from './tracers-by-service.js';

/** Milliseconds that the end of a service waits for its last spans. */
const stopLimit = 2_000;

/** One provider a service, because a provider has one resource and the resource names the service. */
export function traceService(service: string, warn: (reason: string) => void): Tracing {
  install(warn);
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service, 'service.namespace': 'chauffeur' }))
      .merge(detectResources({ detectors: [envDetector] })),
    // A full queue drops spans; a collector that is away costs a timer, and no request waits for it.
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  services.add(service, provider);
  noteTracing(1);
  let isStopped = false;
  return {
    async stop() {
      if (isStopped) return;
      isStopped = true;
      noteTracing(-1);
      services.remove(service, provider);
      const flushed = provider.shutdown().catch(() => undefined);
      await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, stopLimit).unref())]);
    },
  };
}
