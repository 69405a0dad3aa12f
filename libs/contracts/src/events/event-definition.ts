import type { z } from 'zod';

/** The contract of one event: where it goes, what it carries, and an example that tests and previews share. */
export interface EventDefinition<Data = unknown> {
  /** `<subject>.<past-tense>.v<version>`; adding an optional field keeps the version. */
  readonly routingKey: string;
  readonly data: z.ZodType<Data>;
  readonly example: Data;
}

export function defineEvent<Data>(definition: EventDefinition<Data>): EventDefinition<Data> {
  return definition;
}
