import { context, createContextKey, type Context } from '@opentelemetry/api';

const serviceKey = createContextKey('chauffeur: the service that works');

/** Returns a context whose spans belong to this service, in case several services share the process. */
export function contextOfService(service: string, parent: Context = context.active()): Context {
  return parent.setValue(serviceKey, service);
}

export function serviceOfContext(of: Context): string | undefined {
  const service = of.getValue(serviceKey);
  return typeof service === 'string' ? service : undefined;
}

/** Runs `work` in a service's context: its spans, and those of timers and loops that it starts, belong to the service. */
export function runInService<Result>(service: string, work: () => Result): Result {
  return context.with(contextOfService(service), work);
}
