/** A message that could not be handled, as operators see it: nothing of what it tells, which may be personal. */
export interface ParkedEvent {
  /** `<service>.<effect>`, where it was to be handled. */
  readonly queue: string;
  /** The event's id; of something that is no event `no-event-<hash>`. */
  readonly id: string;
  readonly routingKey: string;
  /** When it happened; null where it doesn't say. */
  readonly occurredAt: Date | null;
  readonly parkedAt: Date | null;
  /** As far as it is known: RabbitMQ keeps `rejected` or `delivery_limit`; the service's log has more. */
  readonly reason: string;
}

/** What is to be done with a parked event. */
export type ParkedFate = 'keep' | 'redeliver' | 'discard';

/** Where one service's messages are parked. */
export interface ParkedStore {
  /**
   * Looks at all that is parked for a queue now, and does with each what is decided. Resolves with what it saw.
   * What is redelivered goes to its own queue alone. Repeating a part that was cut short is harmless.
   */
  visit(queue: string, decide: (event: ParkedEvent) => ParkedFate): Promise<ParkedEvent[]>;
  close(): Promise<void>;
}
