import { context, propagation, trace, type Context } from '@opentelemetry/api';

/** The W3C `traceparent` of the current span, to be stored with what others will do because of it; undefined without one. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** A context whose parent span is the one that `traceparent` names; `parent` as it is where that names none. */
export function contextFrom(traceparent: unknown, parent: Context = context.active()): Context {
  return typeof traceparent === 'string' ? propagation.extract(parent, { traceparent }) : parent;
}

/** Continues the stored trace, unless there is a current span already. */
export function continueTrace<Result>(traceparent: string | undefined, work: () => Result): Result {
  if (traceparent === undefined || trace.getActiveSpan()) return work();
  return context.with(contextFrom(traceparent), work);
}

/** What a log line shows of the current span: `trace_id` and `span_id`, or nothing. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan();
  if (!span) return {};
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}
