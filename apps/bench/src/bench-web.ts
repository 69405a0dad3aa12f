import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser, freePort } from '@chauffeur/private-servers';
import { benchOptions, type BenchOptions, usage } from './bench-options.js';
import { brokenBudgets } from './budgets.js';
import { type Browser, measurePage, type PageRun } from './measure-page.js';
import { type MeasuredPage, measuredPages } from './measured-pages.js';
import { measuredWhere } from './measured-where.js';
import { medianMeasurement } from './measurement.js';
import { writeMeasurement } from './performance-document.js';
import { type PageResult, resultsTable } from './results-table.js';
import { startSecureProxy } from './secure-proxy.js';

/** The product under measurement. */
export interface BenchedProduct {
  /** Without a trailing slash, plain HTTP. */
  readonly siteUrl: string;
  stop(): Promise<void>;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Measures the public pages of a product and prints how they stand against their budgets. Resolves with the exit
 * code: 0 where every budget is kept, 1 where one is broken, 2 where the arguments are wrong, 130 interrupted.
 * @param setup.args the command's arguments
 * @param setup.startProduct starts the product on a free port, for visitors that come by `publicUrl`
 * @param setup.document the file that `--write` writes into
 */
export async function benchWeb(setup: {
  args: readonly string[];
  startProduct: (publicUrl: string) => Promise<BenchedProduct>;
  document: string;
}): Promise<number> {
  const options = readOptions(setup.args);
  if (!options) return 2;
  const interruption = interruptedBySignal();
  const program = await findBrowser({ log: say });
  const port = await freePort();
  const publicUrl = `https://localhost:${port}`;
  say('Starting the product …');
  const product = await setup.startProduct(publicUrl);
  try {
    const proxy = await startSecureProxy(product.siteUrl, port);
    try {
      const browser = { program, trustedKeyHash: proxy.publicKeyHash };
      const pages = await chosenPages(product.siteUrl, options);
      // As everywhere after the first visitor: the gateway keeps the rendered pages.
      await Promise.all(pages.map((page) => fetch(`${product.siteUrl}${page.path}`)));
      const results = await measureAll(pages, publicUrl, browser, options, interruption);
      return await tell(results, program, options, setup.document);
    } finally {
      await proxy.close();
    }
  } catch (error) {
    if (interruption.aborted) return 130;
    throw error;
  } finally {
    await product.stop();
  }
}

function readOptions(args: readonly string[]): BenchOptions | undefined {
  try {
    return benchOptions(args);
  } catch {
    say(usage);
    return undefined;
  }
}

function interruptedBySignal(): AbortSignal {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => interruption.abort());
  }
  return interruption.signal;
}

async function chosenPages(siteUrl: string, options: BenchOptions): Promise<MeasuredPage[]> {
  const pages = await measuredPages(siteUrl, options.language);
  const chosen = pages.filter(({ name }) => options.pages.length === 0 || options.pages.includes(name));
  if (chosen.length > 0) return chosen;
  throw new Error(`No such page; there are ${pages.map(({ name }) => name).join(', ')}.`);
}

/** One page after the other and one run at a time: they would only slow one another down. */
async function measureAll(
  pages: readonly MeasuredPage[],
  publicUrl: string,
  browser: Browser,
  options: BenchOptions,
  interruption: AbortSignal,
): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const page of pages) {
    const runs: PageRun[] = [];
    for (let number = 1; number <= options.runs; number += 1) {
      const run = await measurePage(`${publicUrl}${page.path}`, browser, interruption);
      say(`  ${page.name}, run ${number}: performance ${run.measurement.performance}`);
      if (options.reports) await keepReport(options.reports, page.name, number, run.report);
      runs.push(run);
    }
    const measurement = medianMeasurement(runs.map((run) => run.measurement));
    const faults = [...new Set(runs.flatMap((run) => run.faults))];
    results.push({ name: page.name, measurement, faults });
  }
  return results;
}

async function keepReport(folder: string, page: string, run: number, report: string): Promise<void> {
  const name = page.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}-${run}.html`), report);
}

/** Prints what was found, writes it down where asked to, and resolves with the exit code. */
async function tell(
  results: readonly PageResult[],
  program: string,
  options: BenchOptions,
  document: string,
): Promise<number> {
  const table = resultsTable(results);
  const where = await measuredWhere(program, options.runs);
  say(`\n${where}\n\n${table}\n`);
  for (const { name, faults } of results) for (const fault of faults) say(`${name}  ${fault}`);
  if (options.write) {
    await writeMeasurement(document, `${where}\n\n${table}`);
    say(`Written into ${path.relative(process.cwd(), document)}.`);
  }
  const broken = results.filter(({ name, measurement }) => brokenBudgets(name, measurement).length > 0);
  const names = broken.map(({ name }) => name).join(', ');
  say(broken.length === 0 ? 'Every budget is kept.' : `Budgets are broken on: ${names}`);
  return broken.length === 0 ? 0 : 1;
}
