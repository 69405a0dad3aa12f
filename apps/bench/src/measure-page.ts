import { launch } from 'chrome-launcher';
import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import { readMeasurement } from './metrics.js';

export interface Browser {
  readonly program: string;
  /** SHA-256, in base64, of the certificate's public key to trust. */
  readonly trustedKeyHash: string;
}

/** How often Lighthouse may fail to load a page, which happens on a busy machine. */
const attempts = 3;

/** Loads a page with Lighthouse's mobile profile, as on a first visit. Throws if Lighthouse could not load it. */
export async function measurePage(address: string, browser: Browser, attempt = 1) {
  const { lhr, report } = await runLighthouse(address, browser);
  if (lhr.runtimeError && attempt < attempts) return measurePage(address, browser, attempt + 1);
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return {
    measurement: readMeasurement(lhr),
    /** Audits that cost points, one line each. */
    problems: ['accessibility', 'best-practices', 'seo'].flatMap((category) => problemsIn(lhr, category)),
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

function problemsIn({ categories, audits }: Result, category: string): string[] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null, title } = audits[id] ?? {};
    return weight > 0 && score !== null && score < 1 ? [`${category}: ${title} (${id})`] : [];
  });
}
