import { parseArgs } from 'node:util';
import { z } from 'zod';

export interface RolloutOptions {
  /** Services to replace; all where empty. */
  readonly only: readonly string[];
  readonly seed: number;
  readonly readsPerSecond: number;
  readonly bookingsPerSecond: number;
  /** Whether nothing is replaced, but measured what each service takes under load. */
  readonly sizes: boolean;
  readonly write: boolean;
}

export const usage = `npm run test:rollout -- [options]
  --only NAME    replace only this service; may be given several times
  --reads N      reads a second, of visitors and staff (20)
  --bookings N   bookings a second (3)
  --seed N       who asks for what (1)
  --sizes        replace nothing, but see what one process of each service takes under load (Linux)
  --write        put the figures into docs/reliability.md, those of --sizes into docs/operations.md`;

const schema = z.object({
  only: z.array(z.string()).default([]),
  reads: z.coerce.number().min(1).max(500).default(20),
  bookings: z.coerce.number().min(1).max(100).default(3),
  seed: z.coerce.number().int().min(0).default(1),
  sizes: z.boolean().default(false),
  write: z.boolean().default(false),
});

/** Throws TypeError or ZodError where the arguments are no options of this command. */
export function rolloutOptions(args: readonly string[]): RolloutOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true },
      reads: { type: 'string' },
      bookings: { type: 'string' },
      seed: { type: 'string' },
      sizes: { type: 'boolean' },
      write: { type: 'boolean' },
    },
  });
  const { reads, bookings, ...options } = schema.parse(values);
  return { ...options, readsPerSecond: reads, bookingsPerSecond: bookings };
}
