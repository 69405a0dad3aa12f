export { runInService, contextOfService } from './service-context.js';
export { startTracing } from './start-tracing.js';
export type { Tracing } from './sdk/trace-service.js';
export { contextFromTraceparent, continueTrace, currentTraceparent, traceFields } from './trace-context.js';
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
