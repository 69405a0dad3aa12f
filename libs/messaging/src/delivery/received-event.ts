/** What a reaction is told beside the event's data. */
export interface ReceivedEvent {
  /** The same in every repeat of the delivery, and for every queue. */
  readonly id: string;
  readonly routingKey: string;
  /** `<service>.<effect>`: with `id` it names one reaction to one event. */
  readonly queue: string;
  /** When the producer's transaction began. Events may arrive in another order than they happened. */
  readonly occurredAt: Date;
  /** Of the request that caused the event; the event's own id where there was none. */
  readonly correlationId: string;
}
