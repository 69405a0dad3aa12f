import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { TracersByService } from './tracers-by-service.js';

/** Milliseconds between two complaints about the same trouble. */
const complainEvery = 60_000;

let isInstalled = false;

/** What a process has one of, however many services it holds. */
export function install(warn: (reason: string) => void): void {
  if (isInstalled) return;
  isInstalled = true;
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(new TracersByService());
  complainSeldom(warn);
  new UndiciInstrumentation({
    requireParentforSpans: true,
    // Queries hold what people searched for.
    startSpanHook: ({ origin, path }) => ({ 'url.full': `${origin}${pathOf(path)}`, 'url.query': '' }),
  }).enable();
}

function pathOf(path: string): string {
  return path.split('?', 1)[0] ?? '';
}

function complainSeldom(warn: (reason: string) => void): void {
  let complainedAt = -Infinity;
  setGlobalErrorHandler((error) => {
    if (Date.now() - complainedAt < complainEvery) return;
    complainedAt = Date.now();
    warn(error instanceof Error ? error.message : JSON.stringify(error));
  });
}
