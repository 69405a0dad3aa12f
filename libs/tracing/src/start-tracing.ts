import type { Tracing } from './sdk/trace-service.js';

/**
 * Traces a service where OTEL_EXPORTER_OTLP_ENDPOINT is set; resolves with undefined, and has loaded nothing, where it is
 * not. The other standard OTEL_* variables apply (sampler, batches, headers, time limits); the service
 * calls itself `service` unless OTEL_SERVICE_NAME says otherwise. Must be called before what is to be traced is created.
 * @param warn called, once a minute at most, when spans are not delivered
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
