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

  const gauges = {
    outbox_unsent_events: ['Unsent events in the outbox'],
    outbox_oldest_unsent_seconds: ['Age of the oldest unsent event in the outbox, 0 if there is none'],
  } as const;
  scrapedGauges(registry, gauges, async () => {
    const outbox = await health.outbox();
    if (!outbox) return {};
    return {
      outbox_unsent_events: outbox.unsent,
      outbox_oldest_unsent_seconds: outbox.oldestUnsentSeconds,
    };
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

  const inFlight = {
    reaction_oldest_in_flight_seconds: [
      'Age of the oldest message in flight in this process, 0 if there is none',
      'queue',
    ],
  } as const;
  scrapedGauges(registry, inFlight, () => ({
    reaction_oldest_in_flight_seconds: byQueue(health.inFlight(), 'oldestSeconds'),
  }));

  const gauges = {
    reaction_queue_messages: ['Messages that wait to be consumed', 'queue'],
    reaction_queue_consumers: ['Processes that consume the queue', 'queue'],
    reaction_dead_letters: ['Messages that could not be handled and wait for an operator', 'queue'],
  } as const;
  scrapedGauges(registry, gauges, async () => {
    const queues = await health.queues();
    // Exports 0 from the first scrape on, so that the first deletion is an increase.
    for (const { queue } of queues) deleted.inc({ queue }, 0);
    return {
      reaction_queue_messages: byQueue(queues, 'messages'),
      reaction_queue_consumers: byQueue(queues, 'consumers'),
      reaction_dead_letters: byQueue(queues, 'deadLetters'),
    };
  });
}

function byQueue<Stat extends string>(
  stats: readonly (Record<Stat, number> & { readonly queue: string })[],
  stat: Stat,
): Record<string, number> {
  return Object.fromEntries(stats.map((one) => [one.queue, one[stat]]));
}
