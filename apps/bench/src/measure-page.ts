import { launch } from 'chrome-launcher';
import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import { z } from 'zod';
import type { Measurement } from './measurement.js';

/** One run of Lighthouse over one page. */
export interface PageRun {
  readonly measurement: Measurement;
  /** What cost points in accessibility, best practices and SEO, one line each. */
  readonly faults: readonly string[];
  /** Lighthouse's own report, HTML. */
  readonly report: string;
}

export interface Browser {
  /** Path of a Chromium-like browser. */
  readonly program: string;
  /** Of the certificate to trust, SHA-256 in base64. */
  readonly trustedKeyHash: string;
}

/** Categories that must be without a fault. */
const faultless = ['accessibility', 'best-practices', 'seo'] as const;

/** How often Lighthouse may fail to see a page load, as happens on a busy machine, before that is an error. */
const attempts = 3;

/**
 * Loads a page as a first visitor does, with Lighthouse's mobile profile: a mid-range phone on slow 4G, simulated.
 * Throws where Lighthouse could not load the page.
 */
export async function measurePage(
  address: string,
  browser: Browser,
  signal: AbortSignal,
  attempt = 1,
): Promise<PageRun> {
  const { lhr, report } = await runLighthouse(address, browser, signal);
  if (lhr.runtimeError && attempt < attempts) return measurePage(address, browser, signal, attempt + 1);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return {
    measurement: measurementOf(lhr),
    faults: faultless.flatMap((category) => faultsIn(lhr, category)),
    report: [report].flat().join('\n'),
  };
}

/** In a browser of its own, so that nothing of an earlier run is left. */
async function runLighthouse(address: string, browser: Browser, signal: AbortSignal): Promise<RunnerResult> {
  signal.throwIfAborted();
  const chrome = await launch({
    chromePath: browser.program,
    chromeFlags: [
      '--headless=new',
      `--ignore-certificate-errors-spki-list=${browser.trustedKeyHash}`,
      '--disable-quic',
      // Chromium refuses its sandbox to root, as in containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    handleSIGINT: false,
    logLevel: 'silent',
  });
  const end = () => chrome.kill();
  signal.addEventListener('abort', end);
  try {
    const run = await lighthouse(address, { port: chrome.port, output: 'html', logLevel: 'silent' });
    if (!run) throw new Error(`Lighthouse had nothing to say of ${address}`);
    return run;
  } finally {
    signal.removeEventListener('abort', end);
    chrome.kill();
  }
}

function measurementOf(result: Result): Measurement {
  return {
    performance: score(result, 'performance'),
    accessibility: score(result, 'accessibility'),
    bestPractices: score(result, 'best-practices'),
    seo: score(result, 'seo'),
    firstContentfulPaint: figure(result, 'first-contentful-paint'),
    largestContentfulPaint: figure(result, 'largest-contentful-paint'),
    layoutShift: figure(result, 'cumulative-layout-shift'),
    blockingTime: figure(result, 'total-blocking-time'),
    scriptBytes: scriptBytes(result),
  };
}

function score(result: Result, category: string): number {
  const points = result.categories[category]?.score;
  if (typeof points !== 'number') throw new Error(`Lighthouse gave no score for ${category}`);
  return Math.round(points * 100);
}

function figure(result: Result, audit: string): number {
  const value = result.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}`);
  return value;
}

const requests = z.object({
  items: z.array(z.object({ mimeType: z.string().optional(), transferSize: z.number().default(0) })),
});

/** By type of content, because a module that is only preloaded is no script by type of request. */
function scriptBytes(result: Result): number {
  const { items } = requests.parse(result.audits['network-requests']?.details);
  return items
    .filter(({ mimeType }) => mimeType?.includes('javascript'))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function faultsIn(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    const isFault = weight > 0 && audit?.score !== null && audit?.score !== undefined && audit.score < 1;
    return isFault ? [`${category}: ${audit.title} (${id})`] : [];
  });
}
