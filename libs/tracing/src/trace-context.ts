import { context, propagation, trace, type Context } from '@opentelemetry/api';

/** Returns the W3C `traceparent` of the current span, to store it with work that others will do; undefined without a span. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Returns a context with the span of `traceparent` as its parent; `parent` unchanged if it is not a traceparent. */
export function contextFromTraceparent(traceparent: unknown, parent: Context = context.active()): Context {
  return typeof traceparent === 'string' ? propagation.extract(parent, { traceparent }) : parent;
}

/** Runs `work` in the stored trace, unless there is a current span. */
export function continueTrace<Result>(traceparent: string | undefined, work: () => Result): Result {
  if (traceparent === undefined || trace.getActiveSpan()) return work();
  return context.with(contextFromTraceparent(traceparent), work);
}

/** Returns the fields of log lines that identify the current span; empty without a span. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan();
  if (!span) return {};
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}
