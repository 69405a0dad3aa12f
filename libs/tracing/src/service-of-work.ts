import { context, createContextKey, type Context } from '@opentelemetry/api';

const serviceKey = createContextKey('chauffeur: the service that works');

/** A context in which spans are the service's, distinguished where several services share a process. */
export function withService(service: string, parent: Context = context.active()): Context {
  return parent.setValue(serviceKey, service);
}

/** The service whose work a context belongs to. */
export function serviceOf(of: Context): string | undefined {
  const service = of.getValue(serviceKey);
  return typeof service === 'string' ? service : undefined;
}

/** Runs `work` so that the spans it makes, and those of timers and loops it starts, are the service's. */
export function inService<Result>(service: string, work: () => Result): Result {
  return context.with(withService(service), work);
}
