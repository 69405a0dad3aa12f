import type { Tracing } from './sdk/trace-service.js';

/**
 * Starts tracing a service if OTEL_EXPORTER_OTLP_ENDPOINT is set; else resolves with undefined, without loading the SDK. The
 * other standard OTEL_* variables apply (sampler, batches, headers, timeouts); OTEL_SERVICE_NAME overrides `service`. Must be
 * called before anything that is traced is created.
 * @param warn called at most once a minute if spans are not delivered
 */
export async function startTracing(
  service: string,
  warn: (reason: string) => void,
): Promise<Tracing | undefined> {
  if (!process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] || process.env['OTEL_SDK_DISABLED'] === 'true') {
    return undefined;
  }
  const { traceService } = await import('./sdk/trace-service.js');
  return traceService(service, warn);
}
