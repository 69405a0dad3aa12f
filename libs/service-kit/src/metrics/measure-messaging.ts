import type { MessagingActivity, MessagingHealth } from '@chauffeur/messaging';
import { Counter, Histogram, type Registry } from 'prom-client';
import { durationBuckets } from './measure-requests.js';
import { scrapedGauges } from './scraped-gauges.js';

export function measureMessaging(
  activity: MessagingActivity,
  health: MessagingHealth,
  registry: Registry,
): void {
  measureReactions(activity, registry);
  measureOutbox(activity, health, registry);
  measureQueues(activity, health, registry);
}

function measureReactions(activity: MessagingActivity, registry: Registry): void {
  const duration = new Histogram({
    name: 'reaction_duration_seconds',
    help: 'Duration of attempts of reactions; failed ones are retried or become dead letters, unavailable ones wait',
    labelNames: ['queue', 'outcome'],
    buckets: [...durationBuckets, 30, 60],
    registers: [registry],
  });
  const lag = new Histogram({
    name: 'reaction_lag_seconds',
    help: 'Time from an event until a reaction succeeded',
    labelNames: ['queue'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 900, 3_600],
    registers: [registry],
  });
  activity.on('attempted', (queue, outcome, seconds) => duration.observe({ queue, outcome }, seconds));
  activity.on('handled', (queue, lagSeconds) => lag.observe({ queue }, lagSeconds));
}

function measureOutbox(activity: MessagingActivity, health: MessagingHealth, registry: Registry): void {
  const published = new Counter({
    name: 'events_published_total',
    help: 'Attempts to publish events: sent, refused, or waiting for an unavailable broker or consumer',
    labelNames: ['routing_key', 'outcome'],
    registers: [registry],
  });
  activity.on('published', (routing_key, outcome) => published.inc({ routing_key, outcome }));

  const unsent = { name: 'outbox_unsent_events', help: 'Unsent events in the outbox' };
  const oldestUnsent = {
    name: 'outbox_oldest_unsent_seconds',
    help: 'Age of the oldest unsent event in the outbox, 0 if there is none',
  };
  scrapedGauges(registry, [unsent, oldestUnsent], async () => {
    const outbox = await health.outbox();
    if (!outbox) return [];
    return [
      { ...unsent, value: outbox.unsent },
      { ...oldestUnsent, value: outbox.oldestUnsentSeconds },
    ];
  });
}

function measureQueues(activity: MessagingActivity, health: MessagingHealth, registry: Registry): void {
  const deleted = new Counter({
    name: 'reaction_queues_deleted_total',
    help: 'Deleted queues, whose events an operator has to resend (events resend)',
    labelNames: ['queue'],
    registers: [registry],
  });
  activity.on('queueDeleted', (queue) => deleted.inc({ queue }));

  const ofQueue = (name: string, help: string) => ({ name, help, labelNames: ['queue'] });
  const oldestInFlight = ofQueue(
    'reaction_oldest_in_flight_seconds',
    'Age of the oldest message in flight in this process, 0 if there is none',
  );
  scrapedGauges(registry, [oldestInFlight], () =>
    health
      .inFlight()
      .map(({ queue, oldestSeconds }) => ({ ...oldestInFlight, labels: { queue }, value: oldestSeconds })),
  );

  const messages = ofQueue('reaction_queue_messages', 'Messages that wait to be consumed');
  const consumers = ofQueue('reaction_queue_consumers', 'Processes that consume the queue');
  const deadLetters = ofQueue(
    'reaction_dead_letters',
    'Messages that could not be handled and wait for an operator',
  );
  scrapedGauges(registry, [messages, consumers, deadLetters], async () => {
    const queues = await health.queues();
    // Exports 0 from the first scrape on, so that the first deletion is an increase.
    for (const { queue } of queues) deleted.inc({ queue }, 0);
    return queues.flatMap(({ queue, ...stat }) => [
      { ...messages, labels: { queue }, value: stat.messages },
      { ...consumers, labels: { queue }, value: stat.consumers },
      { ...deadLetters, labels: { queue }, value: stat.deadLetters },
    ]);
  });
}
