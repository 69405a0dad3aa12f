import type { Reaction } from './reactions/reaction.js';

/** Per queue: failures so far, or 'done' (handled or parked). Only the in-process transport keeps it. */
export type DeliveryProgress = Readonly<Record<string, number | 'done'>>;

/** As a name in an event's progress: it is for the queues of `reactions` alone; others that listen have had it. */
export const NAMED_QUEUES_ALONE = 'named queues alone';

/** An outbox row on its way out. */
export interface OutgoingEvent {
  readonly id: string;
  readonly routingKey: string;
  /** Queues that must have taken the event before it counts as sent. */
  readonly reactions: readonly string[];
  /** The encoded envelope. */
  readonly content: Buffer;
  readonly progress: DeliveryProgress;
  /** The span that made the event. */
  readonly traceparent?: string;
}

export type PublishOutcome =
  | { readonly state: 'sent' }
  /** This event was not taken: it alone is tried again, after a growing pause. */
  | { readonly state: 'refused'; readonly reason: string; readonly progress?: DeliveryProgress }
  /** What takes events is away: it is tried again soon, and brings the event no nearer to being parked. */
  | { readonly state: 'waiting'; readonly reason: string; readonly progress?: DeliveryProgress };

/** Reads what was told before, for queues that were lost. */
export interface ToldEvents {
  /** Every queue that anything was published to, with the events' routing key. */
  queues(): Promise<{ readonly queue: string; readonly routingKey: string }[]>;
  /**
   * The events for one queue, some at a time: those published before a moment (`infinity` is one too), or all,
   * published or not, where it is null.
   */
  forQueue(queue: string, publishedBefore: string | null): AsyncIterable<readonly OutgoingEvent[]>;
  /** The moment by the clock that notes when events were published, ISO 8601. */
  now(): Promise<string>;
}

export interface TransportStatus {
  readonly connected: boolean;
  readonly consumers: readonly { readonly queue: string; readonly running: boolean }[];
}

/** How one reaction's queue stands, for all replicas together. */
export interface QueueFigures {
  readonly queue: string;
  /** That wait to be taken. */
  readonly messages: number;
  /** Processes that take them. */
  readonly consumers: number;
  /** That could not be handled and wait for somebody to look. */
  readonly parked: number;
}

export interface InHandFigures {
  readonly queue: string;
  /** For how long this process has held the oldest message; 0 when it holds none. */
  readonly oldestSeconds: number;
}

/** What RabbitMQ and the in-process bus have in common; the relay and the Nest server know no more of them. */
export interface EventTransport {
  /** How many events `publish` takes at once. */
  readonly batchSize: number;
  /**
   * Begins to connect for publishing; returns at once. Where queues can be lost, they are filled again with what was
   * told.
   */
  openPublisher(told: ToldEvents): void;
  /** False while nothing should be claimed from the outbox. */
  isReadyToPublish(): boolean;
  /** The only queues that can be reached now; undefined where every queue can, being declared when needed. */
  reachableQueues(): readonly string[] | undefined;
  /** One outcome an event, in order; rejects when none can be sent, never for one event's sake. */
  publish(events: readonly OutgoingEvent[]): Promise<PublishOutcome[]>;
  /** Begins to consume; returns at once, connecting goes on behind. */
  consume(reactions: readonly Reaction[]): void;
  status(): TransportStatus;
  /** What this process holds, of each reaction. */
  inHand(): readonly InHandFigures[];
  /** The queues of reactions of delivery 'queue'; rejects when they can't be asked. */
  queues(): Promise<readonly QueueFigures[]>;
  /** Takes no more messages and finishes those in hand, for at most `limitMs`. */
  stopConsuming(limitMs: number): Promise<void>;
  close(limitMs: number): Promise<void>;
}
