import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { totalmem } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser, freePort } from '@chauffeur/private-servers';
import { killAll } from 'chrome-launcher';
import { z } from 'zod';
import { bench, print, runs } from './bench.js';
import { measurePage, type Browser } from './measure-page.js';
import { measuredPages } from './measured-pages.js';
import { exceededBudgets, medianMeasurement, resultsTable, type PageResult } from './metrics.js';
import { startSecureProxy } from './secure-proxy.js';
import { measureWalk, walks, type WalkResult } from './taps/walks.js';
import { isSlow, tapsTable } from './taps/taps-table.js';

export const webOptions = {
  runs: runs.describe('runs per page, of which the median counts'),
  language: z.enum(['en', 'ru']).default('en').describe('en or ru, of the pages'),
  page: z
    .array(z.string())
    .default([])
    .describe('only this page, as /tours/:id, or walk, as wizard; repeatable'),
  reports: z.string().optional().describe("folder for Lighthouse's report of every run"),
};
type WebOptions = z.output<z.ZodObject<typeof webOptions>>;

/** Measures the public pages of a product and prints the results with their budgets. Exits with 130 if interrupted. */
export const benchWeb = bench({
  name: 'web',
  options: webOptions,
  measure,
});

/** @param setup.startProduct starts the product on a free port, plain HTTP, for visitors that come by `publicUrl` */
async function measure(
  options: WebOptions,
  setup: {
    readonly startProduct: (publicUrl: string) => Promise<{ siteUrl: string; stop(): Promise<void> }>;
  },
  stack: AsyncDisposableStack,
) {
  const program = await findBrowser({ log: print });
  const port = await freePort();
  const publicUrl = `https://localhost:${port}`;
  print('Starting the product …');
  const product = await setup.startProduct(publicUrl);
  stack.defer(() => product.stop());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      killAll();
      void product.stop().finally(() => process.exit(130));
    });
  }
  const proxy = await startSecureProxy(product.siteUrl, port);
  stack.defer(() => proxy.close());
  const browser = { program, trustedKeyHash: proxy.publicKeyHash };
  const results = await measureAll(product.siteUrl, publicUrl, options, browser);
  const taps: WalkResult[] = [];
  for (const walk of walks) {
    if (!isWanted(options, walk.name)) continue;
    taps.push(await measureWalk(walk, { ...options, siteUrl: product.siteUrl, publicUrl, browser, print }));
  }
  const exceeded = [
    ...results.filter(({ name, measurement }) => exceededBudgets(name, measurement).length > 0),
    ...taps.flatMap(({ walk, steps }) =>
      steps.filter((step) => isSlow(step, walk.budgets)).map(({ step }) => ({ name: step })),
    ),
  ];
  const names = exceeded.map(({ name }) => name).join(', ');
  print(exceeded.length === 0 ? 'Every budget is met.' : `Budgets are exceeded on: ${names}`);
  return {
    conditions: await conditionsOf(program, options.runs),
    parts: [
      ...(results.length > 0 ? [resultsTable(results)] : []),
      ...taps.map(({ walk, steps }) => tapsTable(walk.title, steps, walk.budgets)),
    ],
    isMet: exceeded.length === 0,
  };
}

const isWanted = ({ page }: WebOptions, name: string) => page.length === 0 || page.includes(name);

/** Measures one page and run at a time, because concurrent runs would slow each other down. */
async function measureAll(
  siteUrl: string,
  publicUrl: string,
  options: WebOptions,
  browser: Browser,
): Promise<PageResult[]> {
  const all = await measuredPages(siteUrl, options.language);
  const pages = all.filter(({ name }) => isWanted(options, name));
  if (pages.length === 0 && !walks.some(({ name }) => isWanted(options, name)))
    throw new Error(`No such page; there are ${[...all, ...walks].map(({ name }) => name).join(', ')}.`);
  // Warms the cache: only the first visitor of a page waits for its render.
  await Promise.all(pages.map((page) => fetch(`${siteUrl}${page.path}`)));
  const results: PageResult[] = [];
  const problems = new Set<string>();
  for (const { name, path: pagePath } of pages) {
    const measurements = [];
    for (let number = 1; number <= options.runs; number += 1) {
      const run = await measurePage(`${publicUrl}${pagePath}`, browser);
      print(`  ${name}, run ${number}: performance ${run.measurement.performance}`);
      for (const problem of run.problems) problems.add(`${name}  ${problem}`);
      measurements.push(run.measurement);
      if (!options.reports) continue;
      await mkdir(options.reports, { recursive: true });
      const file = `${name.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${number}.html`;
      await writeFile(path.join(options.reports, file), run.report);
    }
    results.push({ name, measurement: medianMeasurement(measurements) });
  }
  for (const problem of problems) print(problem);
  return results;
}

async function conditionsOf(browser: string, runs: number): Promise<string> {
  const lighthouse = createRequire(import.meta.url)('lighthouse/package.json') as { version: string };
  // On Windows the option would open a window.
  const isWindows = process.platform === 'win32';
  const version = isWindows ? 'Chromium' : (await promisify(execFile)(browser, ['--version'])).stdout.trim();
  return `${Math.round(totalmem() / 1024 ** 3)} GB of memory, ${
    /^.*?\d[\d.]*/.exec(version)?.[0] ?? version
  }, Lighthouse ${lighthouse.version}, median of ${runs} ${runs === 1 ? 'run' : 'runs'} a page`;
}
