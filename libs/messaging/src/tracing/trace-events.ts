import {
  contextFrom,
  isTracing,
  markFailed,
  ROOT_CONTEXT,
  SpanKind,
  traced,
  withService,
} from '@chauffeur/tracing';
import type { EventEnvelope } from '../delivery/event-envelope.js';
import type { TransportKind } from '../messaging.options.js';
import type { Reaction } from '../reactions/reaction.js';
import type { OutgoingEvent, PublishOutcome } from '../transport.js';

/**
 * Spans of an event's way, by OpenTelemetry's conventions for messaging: `create` when it is written, whose context
 * travels with it; `publish` each time that it is offered, and `process` each time that it is handled, both children of
 * `create`, so that all of it is one trace.
 */
export function traceCreation(
  { id, routingKey, correlationId }: Pick<EventEnvelope, 'id' | 'routingKey' | 'correlationId'>,
  system: TransportKind | undefined,
  create: () => Promise<void>,
): Promise<void> {
  if (!isTracing()) return create();
  const attributes = {
    ...systemOf(system),
    'messaging.operation.name': 'create',
    'messaging.operation.type': 'create',
    'messaging.destination.name': routingKey,
    'messaging.message.id': id,
    'messaging.message.conversation_id': correlationId,
  };
  return traced(`create ${routingKey}`, { kind: SpanKind.PRODUCER, attributes }, create);
}

/** An event that was written without a trace makes no span: it would have no beginning. */
export function traceSending(
  { id, routingKey, traceparent }: OutgoingEvent,
  system: TransportKind,
  send: () => Promise<PublishOutcome>,
): Promise<PublishOutcome> {
  if (!isTracing() || traceparent === undefined) return send();
  const attributes = {
    ...systemOf(system),
    'messaging.operation.name': 'publish',
    'messaging.operation.type': 'send',
    'messaging.destination.name': routingKey,
    'messaging.message.id': id,
  };
  const work = { kind: SpanKind.CLIENT, attributes, parent: contextFrom(traceparent) };
  return traced(`publish ${routingKey}`, work, async (span) => {
    const outcome = await send();
    if (outcome.state !== 'sent') markFailed(span, outcome.state);
    return outcome;
  });
}

export function traceReaction(
  { service, queue, transport }: Reaction,
  { id, routingKey, correlationId, traceparent }: EventEnvelope,
  react: () => Promise<void>,
): Promise<void> {
  if (!isTracing()) return react();
  const attributes = {
    ...systemOf(transport),
    'messaging.operation.name': 'process',
    'messaging.operation.type': 'process',
    'messaging.destination.name': `${routingKey}:${queue}`,
    'messaging.message.id': id,
    'messaging.message.conversation_id': correlationId,
  };
  const parent = contextFrom(traceparent, withService(service, ROOT_CONTEXT));
  return traced(`process ${queue}`, { kind: SpanKind.CONSUMER, attributes, parent }, react);
}

function systemOf(kind: TransportKind | undefined) {
  return kind === undefined ? {} : { 'messaging.system': kind === 'rabbitmq' ? kind : 'in_process' };
}
