import { chromium, type BrowserContext, type Page } from '@playwright/test';
import type { Browser } from '../measure-page.js';

export interface StepMeasurement {
  readonly step: string;
  /** Longest time from a touch or key to the paint of its effect, in milliseconds, rounded to 8. */
  readonly tap: number;
  /** Sum of layout shifts that were not caused by a tap in the last half second. */
  readonly shift: number;
}

/** Properties of `window` that performance observers fill. */
type Recording = typeof window & { recordedTaps: number[]; recordedShifts: number[] };

/** A mid-range phone on slow 4G, as in Lighthouse's mobile profile. */
const phone = { width: 390, height: 844 };
const slow4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false };
/** Space for the browser's own bar, generously: taps below the visible window are never painted and thus not measured. */
const barHeight = 200;
/** Wait after a step, so that late fetches, renders and shifts count for it. */
const settleMs = 1_500;

const phoneContext = {
  viewport: phone,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** Runs something on a phone that is slower by a factor, in a new browser. Returns the measurement of each step. */
export async function onPhone(
  { program, trustedKeyHash }: Browser,
  slowdown: number,
  walk: (page: Page, measure: (step: string, act: () => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<StepMeasurement[]> {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', `--ignore-certificate-errors-spki-list=${trustedKeyHash}`],
  });
  try {
    const page = await openOnPhone(await browser.newContext(phoneContext), slowdown);
    const measurements: StepMeasurement[] = [];
    await walk(page, async (step, act) => {
      await act();
      await page.waitForTimeout(settleMs);
      measurements.push({ step, ...(await takeRecording(page)) });
    });
    return measurements;
  } finally {
    await browser.close();
  }
}

async function openOnPhone(context: BrowserContext, slowdown: number) {
  await context.addInitScript(() => {
    const recording = window as Recording;
    recording.recordedTaps = [];
    recording.recordedShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) recording.recordedTaps.push(entry.duration);
      }
      // TypeScript's library lacks `durationThreshold`; 16 ms is the minimum.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) recording.recordedShifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const { windowId } = await devTools.send('Browser.getWindowForTarget');
  const bounds = { width: phone.width, height: phone.height + barHeight };
  await devTools.send('Browser.setWindowBounds', { windowId, bounds });
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Returns what was recorded since the last call. */
async function takeRecording(page: Page): Promise<Omit<StepMeasurement, 'step'>> {
  return page.evaluate(() => {
    const recording = window as Recording;
    const tap = Math.max(0, ...recording.recordedTaps);
    const shift = recording.recordedShifts.reduce((sum, value) => sum + value, 0);
    recording.recordedTaps = [];
    recording.recordedShifts = [];
    return { tap, shift };
  });
}
