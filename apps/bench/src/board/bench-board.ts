import { findBrowser } from '@chauffeur/private-servers';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { readOptions } from '../command-options.js';
import { percentile } from '../load/load.js';
import { machine, markdownTable, today, writeMeasurement } from '../performance-document.js';
import { measureBoard, type BoardRun } from './measure-board.js';
import { day, seedDay, signIn } from './seed-day.js';

const usage = `npm run bench -- board [options]
  --runs N      how often the board is opened, of which the median counts (5)
  --slowdown N  how often slower than this machine the processor is (4)
  --write       write the table into docs/performance.md`;
const benchOptions = z.object({
  runs: z.coerce.number().int().min(1).max(50).default(5),
  slowdown: z.coerce.number().min(1).max(20).default(4),
  write: z.boolean().default(false),
});
const goals = { all: 1_000, frames: 50 };
const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Measures how fast the dispatch board of a large company's day is drawn and moved in a browser on a slow processor.
 * Resolves with the exit code: 0 where every goal is met, 1 where one is not, 2 where the arguments are wrong.
 * @param setup.startProduct starts a new product on a free port
 * @param setup.document the file that `--write` writes into
 */
export async function benchBoard(setup: {
  args: readonly string[];
  startProduct: () => Promise<{ siteUrl: string; stop(): Promise<void> }>;
  document: string;
}): Promise<number> {
  const options = readOptions(benchOptions, usage, setup.args);
  if (!options) return 2;
  const executablePath = await findBrowser({ headless: true, log: print });
  await using parts = new AsyncDisposableStack();
  print('Starting the product …');
  const product = await setup.startProduct();
  parts.defer(() => product.stop());
  const date = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10);
  print(`Entering ${day.vehicles} vehicles and ${day.rides} rides …`);
  await seedDay(product.siteUrl, date);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  parts.defer(() => browser.close());
  const target = { site: product.siteUrl, slowdown: options.slowdown, rides: day.rides };
  const runs: BoardRun[] = [];
  for (let number = 0; number < options.runs; number += 1) {
    // One at a time: they would only slow one another down.
    const run = await measureBoard(browser, { ...target, signedIn: await signIn(product.siteUrl) });
    print(JSON.stringify(run));
    runs.push(run);
  }
  const median = (part: keyof BoardRun) =>
    percentile(
      runs.map((run) => run[part]),
      0.5,
    );
  const ms = (value: number) => `${Math.round(value)} ms`;
  const frames = (value: number) => `${Math.round(value)} frames/s`;
  const rows = [
    ['Rides in view are painted after', ms(median('inView')), '', true],
    ['All rides are painted after', ms(median('all')), '≤ 1 s', median('all') <= goals.all],
    ['While scrolling', frames(median('scrolled')), '≥ 50', median('scrolled') >= goals.frames],
    ['While dragging a ride', frames(median('dragged')), '≥ 50', median('dragged') >= goals.frames],
  ] as const;
  const table = markdownTable(
    ['What', 'Measured', 'Goal'],
    rows.map(([what, value, goal, isMet]) => [what, value, isMet ? goal : `${goal}, missed`]),
  );
  const when = `Measured on ${today()}, ${machine()}, a processor ${options.slowdown} × slower, ${day.vehicles} vehicles and ${day.rides} rides, median of ${options.runs} runs.`;
  print(`\n${when}\n\n${table}\n`);
  if (options.write) await writeMeasurement(setup.document, `${when}\n\n${table}`, 'bench board');
  return rows.every(([, , , isMet]) => isMet) ? 0 : 1;
}
