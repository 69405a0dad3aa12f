import type { z } from 'zod';

/** The contract of an event: its routing key, its data, and an example for tests and previews. */
export interface EventDefinition<Data = unknown> {
  /** `<subject>.<past-tense>.v<version>`; adding an optional field does not change the version. */
  readonly routingKey: string;
  readonly data: z.ZodType<Data>;
  /** Not used to infer the data's type, which is that of the schema. */
  readonly example: NoInfer<Data>;
  /**
   * The queues, `<service>.<effect>`, of all reactions that must not miss this event. The producer declares them before it
   * publishes, so that events wait even for a service that was never up. A service does not start if a reaction of it is not
   * named here; those with delivery 'broadcast' are not.
   */
  readonly reactions?: readonly string[];
}

/** Defines an event, and infers the type of its data for producers and reactions. */
export function defineEvent<Data>(definition: EventDefinition<Data>): EventDefinition<Data> {
  return definition;
}
