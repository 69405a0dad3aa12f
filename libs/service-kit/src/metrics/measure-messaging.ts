import type { MessagingActivity, MessagingFigures } from '@chauffeur/messaging';
import { durationBuckets } from './measure-requests.js';
import type { GaugeSample, HistogramDefinition, MetricDefinition, Metrics } from './metrics.js';

const eventsPublished: MetricDefinition<'routing_key' | 'outcome'> = {
  name: 'events_published_total',
  help: 'Events of the outbox that were offered: sent, refused, or put off because what takes them is away',
  labels: ['routing_key', 'outcome'],
};
const reactionDuration: HistogramDefinition<'queue' | 'outcome'> = {
  name: 'reaction_duration_seconds',
  help: 'Attempts of reactions; failed ones are tried again or parked, unavailable ones wait for what is away',
  labels: ['queue', 'outcome'],
  buckets: [...durationBuckets, 30, 60],
};
const reactionLag: HistogramDefinition<'queue'> = {
  name: 'reaction_lag_seconds',
  help: 'From the event until a reaction had done its work',
  labels: ['queue'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 900, 3_600],
};

const gauge = <Label extends string>(name: string, help: string, ...labels: Label[]) => ({
  name,
  help,
  labels,
});
const outboxUnsent = gauge('outbox_unsent_events', 'Events in the outbox that are not sent yet');
const outboxOldest = gauge('outbox_oldest_unsent_seconds', 'Age of the oldest of them, 0 when all are sent');
const oldestInHand = gauge(
  'reaction_oldest_in_hand_seconds',
  'For how long this process has held its oldest message, 0 when it holds none',
  'queue',
);
const queueMessages = gauge('reaction_queue_messages', 'Messages that wait to be taken', 'queue');
const queueConsumers = gauge(
  'reaction_queue_consumers',
  'Processes that take messages of the queue',
  'queue',
);
const parkedMessages = gauge(
  'reaction_parked_messages',
  'Messages that could not be handled and wait for somebody to look',
  'queue',
);

/** Measures events on their way out, reactions, and what waits on either side. */
export function measureMessaging(
  activity: MessagingActivity,
  figures: MessagingFigures,
  metrics: Metrics,
): void {
  const published = metrics.counter(eventsPublished);
  const duration = metrics.histogram(reactionDuration);
  const lag = metrics.histogram(reactionLag);
  activity.watch({
    published: (routingKey, outcome) => published.add({ routing_key: routingKey, outcome }),
    attempted: (queue, outcome, seconds) => duration.observe({ queue, outcome }, seconds),
    handled: (queue, seconds) => lag.observe({ queue }, seconds),
  });
  metrics.gauges([outboxUnsent, outboxOldest], async () => {
    const outbox = await figures.outbox();
    if (!outbox) return [];
    return [
      { name: outboxUnsent.name, labels: {}, value: outbox.unsent },
      { name: outboxOldest.name, labels: {}, value: outbox.oldestUnsentSeconds },
    ];
  });
  metrics.gauges([oldestInHand], () =>
    figures.inHand().map(({ queue, oldestSeconds }) => of(oldestInHand, queue, oldestSeconds)),
  );
  metrics.gauges([queueMessages, queueConsumers, parkedMessages], async () => {
    const queues = await figures.queues();
    return queues.flatMap(({ queue, messages, consumers, parked }) => [
      of(queueMessages, queue, messages),
      of(queueConsumers, queue, consumers),
      of(parkedMessages, queue, parked),
    ]);
  });
}

function of({ name }: MetricDefinition, queue: string, value: number): GaugeSample {
  return { name, labels: { queue }, value };
}
