import type { z } from 'zod';

/** The contract of one event: where it goes, what it carries, and an example that tests and previews share. */
export interface EventDefinition<Data = unknown> {
  /** `<subject>.<past-tense>.v<version>`; adding an optional field does not change the version. */
  readonly routingKey: string;
  readonly data: z.ZodType<Data>;
  /** The data's type comes from the schema alone. */
  readonly example: NoInfer<Data>;
  /**
   * The queues, `<service>.<effect>`, of all reactions that must not miss this event. The producer declares
   * them before it publishes, so an event waits even for a service that was never up. A reaction that is not
   * named here is rejected when its service starts; one of delivery 'broadcast' is not named.
   */
  readonly reactions?: readonly string[];
}

/** Gives the definition the type of its data, which producers and reactions take from it. */
export function defineEvent<Data>(definition: EventDefinition<Data>): EventDefinition<Data> {
  return definition;
}
