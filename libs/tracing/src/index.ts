export { inService, withService } from './service-of-work.js';
export { startTracing } from './start-tracing.js';
export type { Tracing } from './sdk/trace-service.js';
export { contextFrom, continueTrace, currentTraceparent, traceFields } from './trace-context.js';
export { errorType, isTracing, markFailed, traced, tracer } from './traced.js';
export {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
