import {
  context,
  INVALID_SPAN_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
} from '@opentelemetry/api';

interface TracedWork {
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** Of which span it is a child, and which service's; the current one unless given. */
  readonly parent?: Context;
}

let tracedServices = 0;

/** True between the start and the end of tracing; while it is false nothing of tracing costs anything. */
export function isTracing(): boolean {
  return tracedServices > 0;
}

/** A service began, or ended, to be traced. */
export function countTracing(change: 1 | -1): void {
  tracedServices += change;
}

const unrecorded = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

/** Makes our own spans: those of the service whose context they begin in. */
export const tracer = trace.getTracer('@chauffeur/tracing');

/** Runs `work` in a span that ends with it and records whether it failed; just runs it while nothing is traced. */
export async function traced<Result>(
  name: string,
  { kind, attributes = {}, parent = context.active() }: TracedWork,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  if (!isTracing()) return work(unrecorded);
  const span = tracer.startSpan(name, { kind, attributes }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work, undefined, span);
  } catch (error) {
    markFailed(span, errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Marks a span as failed. Messages of errors stay out: they quote addresses, names and values. */
export function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The error's code (`ECONNREFUSED`, an SQLSTATE) or else its class. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
