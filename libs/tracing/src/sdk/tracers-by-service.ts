import {
  context,
  ProxyTracerProvider,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
  type TracerProvider,
} from '@opentelemetry/api';
import { serviceOfContext } from '../service-context.js';
import { providers } from '../traced.js';

const none = new ProxyTracerProvider();

/** The process's only global provider: passes each span to the provider of the service in whose context it begins. */
export class TracersByService implements TracerProvider {
  getTracer(name: string, version?: string): Tracer {
    return new TracerByService(name, version);
  }
}

class TracerByService implements Tracer {
  constructor(
    private readonly name: string,
    private readonly version: string | undefined,
  ) {}

  startSpan(name: string, options?: SpanOptions, parent: Context = context.active()): Span {
    return providerOf(parent).getTracer(this.name, this.version).startSpan(name, options, parent);
  }

  /** Part of the interface; an instrumentation may call it. */
  readonly startActiveSpan: Tracer['startActiveSpan'] = (...given: unknown[]) => {
    const tracer = providerOf(context.active()).getTracer(this.name, this.version);
    return tracer.startActiveSpan(...(given as [string, () => never]));
  };
}

/** Returns the provider of the context's service, or that of the process's only service. */
function providerOf(work: Context): TracerProvider {
  const named = providers.get(serviceOfContext(work) ?? '');
  const [only] = providers.size === 1 ? providers.values() : [];
  return named ?? only ?? none;
}
