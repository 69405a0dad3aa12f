import type { EventDefinition } from '@chauffeur/contracts';
import type { Attempt } from '../delivery/attempt-reaction.js';
import type { ReceivedEvent } from '../delivery/received-event.js';
import type { TransportKind } from '../messaging.options.js';

/** 'queue': every event once per service, kept while the service is away. 'broadcast': every running replica hears it. */
export type Delivery = 'queue' | 'broadcast';

/** A method marked with `@ReactsTo`, ready to be called. */
export interface Reaction {
  /** Whose reaction it is, first part of its queue's name. */
  readonly service: string;
  readonly queue: string;
  readonly transport: TransportKind;
  readonly event: EventDefinition;
  readonly delivery: Delivery;
  /** Told of the end of every attempt. */
  readonly onAttempt?: (outcome: Attempt['state'], seconds: number) => void;
  /** Whether it was ever carried out, as far as the inbox remembers. */
  hasHandledAny(): Promise<boolean>;
  invoke(data: unknown, message: ReceivedEvent): Promise<void>;
}
