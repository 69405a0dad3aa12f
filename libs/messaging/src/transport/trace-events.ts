import {
  contextFrom,
  isTracing,
  markFailed,
  ROOT_CONTEXT,
  SpanKind,
  traced,
  withService,
} from '@chauffeur/tracing';
import type { EventEnvelope } from '../envelope/event-envelope.js';
import type { PublishOutcome } from './outcomes.js';
import type { Reaction, TransportKind } from './reaction.js';
import type { OutgoingEvent } from './transport.js';

/**
 * Spans of an event's way, by OpenTelemetry's conventions for messaging: `create` when it is written, whose context
 * travels with it; `publish` each time that it is offered, and `process` each time that it is handled, both children of
 * `create`, so that all of it is one trace.
 */
export function traceCreation(
  event: Pick<EventEnvelope, 'id' | 'routingKey' | 'correlationId'>,
  transport: TransportKind | undefined,
  create: () => Promise<void>,
): Promise<void> {
  if (!isTracing()) return create();
  const attributes = attributesOf('create', 'create', transport, event);
  return traced(`create ${event.routingKey}`, { kind: SpanKind.PRODUCER, attributes }, create);
}

/** An event that was written without a trace makes no span: it would have no beginning. */
export function tracePublishing(
  event: OutgoingEvent,
  transport: TransportKind,
  publish: () => Promise<PublishOutcome>,
): Promise<PublishOutcome> {
  if (!isTracing() || event.traceparent === undefined) return publish();
  const attributes = attributesOf('publish', 'send', transport, event);
  const work = { kind: SpanKind.CLIENT, attributes, parent: contextFrom(event.traceparent) };
  return traced(`publish ${event.routingKey}`, work, async (span) => {
    const outcome = await publish();
    if (outcome.state !== 'sent') markFailed(span, outcome.state);
    return outcome;
  });
}

/** Runs one attempt of a reaction as a span of its service, in the trace of the request that caused the event. */
export function traceReaction(
  { service, queue, transport }: Reaction,
  event: EventEnvelope,
  react: () => Promise<void>,
): Promise<void> {
  if (!isTracing()) return react();
  const attributes = {
    ...attributesOf('process', 'process', transport, event),
    'messaging.destination.name': `${event.routingKey}:${queue}`,
  };
  const parent = contextFrom(event.traceparent, withService(service, ROOT_CONTEXT));
  return traced(`process ${queue}`, { kind: SpanKind.CONSUMER, attributes, parent }, react);
}

function attributesOf(
  operation: string,
  type: string,
  transport: TransportKind | undefined,
  { id, routingKey, correlationId }: Pick<EventEnvelope, 'id' | 'routingKey'> & { correlationId?: string },
) {
  return {
    ...(transport && { 'messaging.system': transport === 'rabbitmq' ? transport : 'in_process' }),
    'messaging.operation.name': operation,
    'messaging.operation.type': type,
    'messaging.destination.name': routingKey,
    'messaging.message.id': id,
    ...(correlationId !== undefined && { 'messaging.message.conversation_id': correlationId }),
  };
}
