import {
  context,
  INVALID_SPAN_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
  type TracerProvider,
} from '@opentelemetry/api';

interface TracedWork {
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** Context of the parent span and the service; defaults to the current one. */
  readonly parent?: Context;
}

/** Those of the traced services, by name. */
export const providers = new Map<string, TracerProvider>();

/** Whether a service of this process is traced; callers skip all tracing while it is false. */
export function isTracing(): boolean {
  return providers.size > 0;
}

const unrecorded = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

/** Creates the product's own spans; each belongs to the service in whose context it begins. */
export const tracer = trace.getTracer('@chauffeur/tracing');

/** Runs `work` in a span that records whether it failed; only runs it while tracing is off. */
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

/** Marks a span as failed. Leaves out the error's message, which may quote addresses, names and values. */
export function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Returns the error's code (`ECONNREFUSED`, an SQLSTATE) or, without one, its class. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return '_OTHER';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
