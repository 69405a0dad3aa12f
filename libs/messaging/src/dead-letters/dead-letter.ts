/** A message that could not be handled, as operators see it: without its data, which may be personal. */
export interface DeadLetter {
  /** The queue of the reaction that failed: `<service>.<effect>`. */
  readonly queue: string;
  /** The event's id; `no-event-<hash>` if the message is not an event. */
  readonly id: string;
  readonly routingKey: string;
  /** When the event happened; null if unknown. */
  readonly occurredAt: Date | null;
  readonly rejectedAt: Date | null;
  /** RabbitMQ stores `rejected` or `delivery_limit`; the service's log has more. */
  readonly reason: string;
}

/** What an operator decides about a dead letter. */
export type DeadLetterResolution = 'keep' | 'redeliver' | 'discard';

export interface DeadLetterStore {
  /**
   * Visits all dead letters of a queue and keeps, redelivers or discards each as `decide` returns. Resolves with all of them.
   * Redelivery goes to this queue only. A visit that was interrupted can safely be repeated.
   */
  visit(queue: string, decide: (event: DeadLetter) => DeadLetterResolution): Promise<DeadLetter[]>;
  close(): Promise<void>;
}
