import { parseArgs } from 'node:util';
import { z } from 'zod';
import { busy, cut, outage, refused, slow } from './mail-server-faults.ts';
import { killedWorker, lostRedis } from './own-faults.ts';

export const faults = [outage, slow, busy, refused, cut, killedWorker, lostRedis];
/** The comparison of response times. */
export const timesName = 'times';

const names = [...faults.map(({ name }) => name), timesName];

export interface MailFaultsOptions {
  /** Whether what is long takes its whole time. */
  readonly full: boolean;
  readonly only: readonly string[];
  readonly seed: number;
  readonly write: boolean;
}

export const usage = `npm run test:mail-faults -- [options]
  --full       the mail server is down for ten minutes, retries as in life; else a minute, and a tenth of the pauses
  --only NAME  only this one; may be given several times: ${names.join(', ')}
  --seed N     which customers book what (1)
  --write      put the figures into docs/reliability.md`;

const schema = z.object({
  full: z.boolean().default(false),
  only: z.array(z.enum(names)).default(names),
  seed: z.coerce.number().int().min(0).default(1),
  write: z.boolean().default(false),
});

/** Throws TypeError or ZodError where the arguments are no options of this command. */
export function mailFaultsOptions(args: readonly string[]): MailFaultsOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      full: { type: 'boolean' },
      only: { type: 'string', multiple: true },
      seed: { type: 'string' },
      write: { type: 'boolean' },
    },
  });
  return schema.parse(values);
}
