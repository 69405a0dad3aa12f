import {
  context,
  ProxyTracerProvider,
  trace,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
  type TracerProvider,
} from '@opentelemetry/api';
import { serviceOf } from '../service-of-work.js';

const providers = new Map<string, TracerProvider>();
const none = new ProxyTracerProvider();

/** The process's one provider: each span goes to the provider of the service whose context it begins in. */
export class TracersByService implements TracerProvider {
  static add(service: string, provider: TracerProvider): void {
    providers.set(service, provider);
  }

  static remove(service: string, provider: TracerProvider): void {
    if (providers.get(service) === provider) providers.delete(service);
  }

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

  startActiveSpan<Work extends (span: Span) => unknown>(
    name: string,
    ...rest: [Work] | [SpanOptions, Work] | [SpanOptions, Context, Work]
  ): ReturnType<Work> {
    const work = rest.at(-1) as (span: Span) => ReturnType<Work>;
    const options = rest.length > 1 ? (rest[0] as SpanOptions) : {};
    const parent = rest.length > 2 ? (rest[1] as Context) : context.active();
    const span = this.startSpan(name, options, parent);
    return context.with(trace.setSpan(parent, span), work, undefined, span);
  }
}

/** That of the service whose work it is; where the process has but one service, its own. */
function providerOf(work: Context): TracerProvider {
  const named = providers.get(serviceOf(work) ?? '');
  const [only] = providers.size === 1 ? providers.values() : [];
  return named ?? only ?? none;
}
