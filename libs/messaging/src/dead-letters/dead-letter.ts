/** A message that could not be handled, as operators see it: nothing of its data, which may be personal. */
export interface DeadLetter {
  /** `<service>.<effect>`, where it was to be handled. */
  readonly queue: string;
  /** The event's id; of something that is no event `no-event-<hash>`. */
  readonly id: string;
  readonly routingKey: string;
  /** When it happened; null where it is unknown. */
  readonly occurredAt: Date | null;
  readonly rejectedAt: Date | null;
  /** RabbitMQ stores `rejected` or `delivery_limit`; the service's log has more. */
  readonly reason: string;
}

/** What is to be done with a dead letter. */
export type DeadLetterResolution = 'keep' | 'redeliver' | 'discard';

/** Where one service's dead letters are. */
export interface DeadLetterStore {
  /**
   * Visits all dead letters of a queue, and does with each what is decided. Resolves with those visited.
   * What is redelivered goes to its own queue alone. Repeating a part that was cut short is harmless.
   */
  visit(queue: string, decide: (event: DeadLetter) => DeadLetterResolution): Promise<DeadLetter[]>;
  close(): Promise<void>;
}
