import {
  contextFromTraceparent,
  isTracing,
  markFailed,
  ROOT_CONTEXT,
  SpanKind,
  traced,
  contextOfService,
} from '@chauffeur/tracing';
import type { EventEnvelope } from '../envelope/event-envelope.js';
import type { PublishOutcome } from './outcomes.js';
import type { Reaction, TransportKind } from './reaction.js';
import type { OutgoingEvent } from './transport.js';

/**
 * Runs `create` as the first span of an event. By OpenTelemetry's conventions for messaging, the context of the `create` span
 * travels with the event; each attempt to publish or handle it adds a child span, `publish` or `process`, to that trace.
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

/** Runs an attempt to publish an event as a span; without a span if the event was written without a trace. */
export function tracePublishing(
  event: OutgoingEvent,
  transport: TransportKind,
  publish: () => Promise<PublishOutcome>,
): Promise<PublishOutcome> {
  if (!isTracing() || event.traceparent === undefined) return publish();
  const attributes = attributesOf('publish', 'send', transport, event);
  const work = { kind: SpanKind.CLIENT, attributes, parent: contextFromTraceparent(event.traceparent) };
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
  const parent = contextFromTraceparent(event.traceparent, contextOfService(service, ROOT_CONTEXT));
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
