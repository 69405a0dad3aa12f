import { parseArgs } from 'node:util';
import { z } from 'zod';
import { allFaults } from './all-faults.ts';

export interface SystemFaultsOptions {
  readonly only: readonly string[];
  readonly seed: number;
  readonly write: boolean;
}

const names = allFaults.map(({ name }) => name);

export const usage = `npm run test:faults -- [options]
  --only NAME  only this one; may be given several times: ${names.join(', ')}
  --seed N     which customers book what, and when what is killed (1)
  --write      put the figures into docs/reliability.md`;

const schema = z.object({
  only: z.array(z.enum(names)).default(names),
  seed: z.coerce.number().int().min(0).default(1),
  write: z.boolean().default(false),
});

/** Throws TypeError or ZodError where the arguments are no options of this command. */
export function systemFaultsOptions(args: readonly string[]): SystemFaultsOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true },
      seed: { type: 'string' },
      write: { type: 'boolean' },
    },
  });
  return schema.parse(values);
}
