/** A span that a collector received. */
export type ReceivedSpan = {
  /** `service.name` of its resource. */
  service: string;
  name: string;
  kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  traceId: string;
  spanId: string;
  /** Undefined for the root span of a trace. */
  parentSpanId: string | undefined;
  hasFailed: boolean;
  attributes: Record<string, unknown>;
};

type Attribute = { key: string; value: Record<string, unknown> };
type SentSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
  attributes?: Attribute[];
};
type TraceRequest = {
  resourceSpans?: {
    resource?: { attributes?: Attribute[] };
    scopeSpans?: { spans?: SentSpan[] }[];
  }[];
};

const kinds = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'] as const;

/** Returns the spans of an export request (OTLP, JSON). */
export function spansOf(request: unknown): ReceivedSpan[] {
  return ((request as TraceRequest).resourceSpans ?? []).flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource?.attributes)['service.name']);
    return (scopeSpans ?? []).flatMap(({ spans }) => (spans ?? []).map((span) => received(service, span)));
  });
}

function received(service: string, span: SentSpan): ReceivedSpan {
  const { name, traceId, spanId, parentSpanId } = span;
  return {
    service,
    name,
    kind: kinds[span.kind] ?? 'internal',
    traceId,
    spanId,
    parentSpanId: parentSpanId || undefined,
    hasFailed: span.status?.code === 2,
    attributes: valuesOf(span.attributes),
  };
}

function valuesOf(attributes: Attribute[] = []): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
