/** How one attempt at one message ended, and why. */
export type Attempt =
  | { readonly state: 'done' }
  /** Can never be handled: a dead letter at once. */
  | { readonly state: 'invalid'; readonly reason: string }
  /** An error of the message or the code: counts. */
  | { readonly state: 'failed'; readonly reason: string }
  /** Something that the reaction needs is unavailable: does not count. */
  | { readonly state: 'unavailable'; readonly reason: string };

/**
 * Per queue: failures so far, or 'done' (handled, or a dead letter). Empty until an event was offered in one process, or
 * is to go to some of its queues alone.
 */
export type DeliveryProgress = Readonly<Record<string, number | 'done'>>;

/** How an event was taken by what carries it. */
export type PublishOutcome =
  | { readonly state: 'sent' }
  /** This event was rejected: it alone is tried again, with backoff. */
  | { readonly state: 'refused'; readonly reason: string; readonly progress?: DeliveryProgress }
  /** What takes events is unavailable: it is tried again soon, and no attempt counts. */
  | { readonly state: 'waiting'; readonly reason: string; readonly progress?: DeliveryProgress };
