import { parseArgs } from 'node:util';
import { z } from 'zod';

/** What the command was asked for. */
export interface BenchOptions {
  /** Runs a page. */
  readonly runs: number;
  readonly language: 'en' | 'ru';
  /** Names of pages, as `/tours/:id`; all where empty. */
  readonly pages: readonly string[];
  /** Whether docs/performance.md is to have the table. */
  readonly write: boolean;
  /** Folder for Lighthouse's own reports. */
  readonly reports: string | undefined;
}

export const usage = `npm run bench:web -- [options]
  --runs N          runs a page, of which the median counts (5)
  --language en|ru  which language's pages (en)
  --page NAME       only this page, as /tours/:id; may be given several times
  --reports FOLDER  keep Lighthouse's report of every run there
  --write           put the table into docs/performance.md`;

const schema = z.object({
  runs: z.coerce.number().int().min(1).max(50).default(5),
  language: z.enum(['en', 'ru']).default('en'),
  page: z.array(z.string()).default([]),
  write: z.boolean().default(false),
  reports: z.string().optional(),
});

/** Throws TypeError or ZodError where the arguments are no options of this command. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string' },
      language: { type: 'string' },
      page: { type: 'string', multiple: true },
      write: { type: 'boolean' },
      reports: { type: 'string' },
    },
  });
  const { page, reports, ...options } = schema.parse(values);
  return { ...options, pages: page, reports };
}
