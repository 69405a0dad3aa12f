import type { EventDefinition } from '@chauffeur/contracts';
import type { ReceivedEvent } from '../delivery/received-event.js';

/** 'queue': every event once per service, kept while the service is away. 'broadcast': every running replica hears it. */
export type Delivery = 'queue' | 'broadcast';

/** A method marked with `@ReactsTo`, ready to be called. */
export interface Reaction {
  readonly queue: string;
  readonly event: EventDefinition;
  readonly delivery: Delivery;
  invoke(data: unknown, message: ReceivedEvent): Promise<void>;
}
