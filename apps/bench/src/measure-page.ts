import { launch } from 'chrome-launcher';
import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import { z } from 'zod';
import { measurementOf, metrics, type Measurement } from './metrics.js';

export interface PageRun {
  readonly measurement: Measurement;
  /** Audits that cost points in accessibility, best practices and SEO, one line each. */
  readonly problems: readonly string[];
  readonly report: string;
}

export interface Browser {
  readonly program: string;
  /** SHA-256, in base64, of the certificate's public key to trust. */
  readonly trustedKeyHash: string;
}

/** How often Lighthouse may fail to load a page, which happens on a busy machine. */
const attempts = 3;

/**
 * Loads a page as on a first visit with Lighthouse's mobile profile: a simulated mid-range phone on slow 4G. Throws if
 * Lighthouse could not load the page.
 */
export async function measurePage(address: string, browser: Browser, attempt = 1): Promise<PageRun> {
  const { lhr, report } = await runLighthouse(address, browser);
  if (lhr.runtimeError && attempt < attempts) return measurePage(address, browser, attempt + 1);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return {
    measurement: measurementOf(({ category, audit }) => {
      const score = category && lhr.categories[category]?.score;
      const value = audit ? lhr.audits[audit]?.numericValue : score ? Math.round(score * 100) : score;
      if (category || audit) return z.number(`Lighthouse did not measure ${category ?? audit}`).parse(value);
      return scriptBytes(lhr);
    }),
    problems: [metrics.accessibility, metrics.bestPractices, metrics.seo].flatMap(({ category }) =>
      problemsIn(lhr, category),
    ),
    report: [report].flat().join('\n'),
  };
}

/** Runs in a new browser, so that nothing is cached. */
async function runLighthouse(address: string, { program, trustedKeyHash }: Browser): Promise<RunnerResult> {
  const chrome = await launch({
    chromePath: program,
    chromeFlags: [
      '--headless=new',
      `--ignore-certificate-errors-spki-list=${trustedKeyHash}`,
      '--disable-quic',
      // Chromium's sandbox does not work for root, as in containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    handleSIGINT: false,
    logLevel: 'silent',
  });
  try {
    const run = await lighthouse(address, { port: chrome.port, output: 'html', logLevel: 'silent' });
    if (!run) throw new Error(`Lighthouse has no result for ${address}`);
    return run;
  } finally {
    chrome.kill();
  }
}

const requests = z.object({
  items: z.array(z.object({ mimeType: z.string().optional(), transferSize: z.number().default(0) })),
});

/** Selects by content type, because preloaded modules do not have the request type "script". */
function scriptBytes({ audits }: Result): number {
  const { items } = requests.parse(audits['network-requests']?.details);
  return items
    .filter(({ mimeType }) => mimeType?.includes('javascript'))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function problemsIn({ categories, audits }: Result, category: string): string[] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null, title } = audits[id] ?? {};
    return weight > 0 && score !== null && score < 1 ? [`${category}: ${title} (${id})`] : [];
  });
}
