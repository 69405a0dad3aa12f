import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { findBrowser } from '@chauffeur/private-servers';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { bench, print, runs } from '../bench.js';
import { median } from '../load/load.js';
import { goalsTable } from '../performance-document.js';
import { measureBoard, type BoardRun } from './measure-board.js';
import { day, seedDay, signIn } from './seed-day.js';

const goals = { all: 1_000, frames: 50 };

/** Measures how fast a browser on a slow processor renders and moves the dispatch board of a large company's day. */
export const benchBoard = bench({
  name: 'board',
  options: {
    runs: runs.describe('how often the board is opened, of which the median counts'),
    slowdown: z.coerce.number().min(1).max(20).default(4).describe('factor by which the processor is slower'),
  },
  measure,
});

async function measure(
  options: { readonly runs: number; readonly slowdown: number },
  setup: { readonly startProduct: () => Promise<{ siteUrl: string; stop(): Promise<void> }> },
  stack: AsyncDisposableStack,
) {
  const executablePath = await findBrowser({ headless: true, log: print });
  print('Starting the product …');
  const product = await setup.startProduct();
  stack.defer(() => product.stop());
  const date = todayInBaku();
  print(`Entering ${day.vehicles} vehicles and ${day.rides} rides …`);
  await seedDay(product.siteUrl, date);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  stack.defer(() => browser.close());
  const target = { site: product.siteUrl, slowdown: options.slowdown, rides: day.rides };
  const measured: BoardRun[] = [];
  for (let number = 0; number < options.runs; number += 1) {
    // One at a time, because concurrent runs would slow each other down.
    const run = await measureBoard(browser, { ...target, signedIn: await signIn(product.siteUrl) });
    print(JSON.stringify(run));
    measured.push(run);
  }
  const of = (part: keyof BoardRun) => median(measured.map((run) => run[part]));
  const ms = (part: keyof BoardRun) => `${Math.round(of(part))} ms`;
  const frames = (part: keyof BoardRun) => `${Math.round(of(part))} frames/s`;
  return {
    conditions: `a processor ${options.slowdown} × slower, ${day.vehicles} vehicles and ${day.rides} rides, median of ${options.runs} runs`,
    ...goalsTable([
      ['Rides in view are painted after', ms('inView')],
      ['All rides are painted after', ms('all'), '≤ 1 s', of('all') <= goals.all],
      ['While scrolling', frames('scrolled'), '≥ 50', of('scrolled') >= goals.frames],
      ['While dragging a ride', frames('dragged'), '≥ 50', of('dragged') >= goals.frames],
    ]),
  };
}
