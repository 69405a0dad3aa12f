/** How one attempt at one message ended, and why. */
export type Attempt =
  | { readonly state: 'done' }
  /** No retry can succeed: the message becomes a dead letter at once. */
  | { readonly state: 'invalid'; readonly reason: string }
  /** An error of the message or the code; counts as an attempt. */
  | { readonly state: 'failed'; readonly reason: string }
  /** Something that the reaction needs is unavailable; does not count as an attempt. */
  | { readonly state: 'unavailable'; readonly reason: string };

/** By queue: the number of failures, or 'done'. Empty on RabbitMQ, unless the event is sent to some of its queues only. */
export type DeliveryProgress = Readonly<Record<string, number | 'done'>>;

/** How an attempt to publish an event ended. */
export type PublishOutcome =
  | { readonly state: 'sent' }
  /** The transport rejected this event: it is retried on its own, with backoff. */
  | { readonly state: 'rejected'; readonly reason: string; readonly progress?: DeliveryProgress }
  /** Broker or consumer are unavailable: the event is retried soon, and no failure is counted. */
  | { readonly state: 'waiting'; readonly reason: string; readonly progress?: DeliveryProgress };
