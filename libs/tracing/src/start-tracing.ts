/** Tracing of one service, as long as it lasts. */
export interface Tracing {
  /** Sends what is still to be sent, for two seconds at most; never rejects. */
  stop(): Promise<void>;
}

/**
 * Begins to trace a service where OTEL_EXPORTER_OTLP_ENDPOINT says to whom; answers nothing, and has loaded nothing,
 * where it does not. The other standard OTEL_* variables apply (sampler, batches, headers, time limits); the service
 * calls itself `service` unless OTEL_SERVICE_NAME says otherwise. Must come before what is to be traced is put together.
 * @param warn hears, once a minute at most, that spans do not get through
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
