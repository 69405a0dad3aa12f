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

/** The providers of the services in this process. */
class Services {
  readonly #providers = new Map<string, TracerProvider>();
  readonly #none = new ProxyTracerProvider();

  add(service: string, provider: TracerProvider): void {
    this.#providers.set(service, provider);
  }

  remove(service: string, provider: TracerProvider): void {
    if (this.#providers.get(service) === provider) this.#providers.delete(service);
  }

  /** That of the service whose work it is; where the process has but one service, its own. */
  of(work: Context): TracerProvider {
    const service = serviceOf(work);
    const named = service === undefined ? undefined : this.#providers.get(service);
    if (named) return named;
    const [only] = this.#providers.size === 1 ? this.#providers.values() : [];
    return only ?? this.#none;
  }
}

export const services = new Services();

/** The process's one provider: each span goes to the provider of the service whose context it begins in. */
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
    return services.of(parent).getTracer(this.name, this.version).startSpan(name, options, parent);
  }

  startActiveSpan<Work extends (span: Span) => unknown>(
    name: string,
    ...rest: [Work] | [SpanOptions, Work] | [SpanOptions, Context, Work]
  ): ReturnType<Work> {
    const work = rest.at(-1) as Work;
    const options = rest.length > 1 ? (rest[0] as SpanOptions) : {};
    const parent = rest.length > 2 ? (rest[1] as Context) : context.active();
    const span = this.startSpan(name, options, parent);
    return context.with(
      trace.setSpan(parent, span),
      work as (span: Span) => ReturnType<Work>,
      undefined,
      span,
    );
  }
}
