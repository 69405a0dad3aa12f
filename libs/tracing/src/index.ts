export { isTracing } from './is-tracing.js';
export { inService, withService } from './service-of-work.js';
export { startTracing, type Tracing } from './start-tracing.js';
export { contextFrom, continueTrace, currentTraceparent, traceFields } from './trace-context.js';
export { errorType, markFailed, traced, tracer, type TracedWork } from './traced.js';
export {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
