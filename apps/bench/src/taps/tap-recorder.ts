import { chromium, type BrowserContext, type Page } from '@playwright/test';
import type { Browser } from '../measure-page.js';

/** How a phone behaves while something is done on it. */
export interface StepMeasurement {
  readonly step: string;
  /** From touching or typing to the paint that shows it, the longest of the step, in milliseconds; in steps of 8. */
  readonly tap: number;
  /** All layout shift that no tap of the last half second has caused. */
  readonly shift: number;
}

/** Of the page, filled by the browser's observers. */
type Recording = typeof window & { recordedTaps: number[]; recordedShifts: number[] };

/** A mid-range phone on slow 4G, as in Lighthouse's mobile profile. */
const phone = { width: 390, height: 844 };
const slow4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, offline: false };
/** Of the browser's own bar, with room to spare: what of the page lies below the window is never painted, and a tap there not measured. */
const barHeight = 200;
/** What is fetched, drawn or moved late still counts for its step. */
const settleMs = 1_500;

const phoneContext = {
  viewport: phone,
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** A page of a slowed phone, and how to measure what is done on it. */
interface Phone {
  readonly page: Page;
  readonly measure: (step: string, act: () => Promise<void>) => Promise<void>;
}

/**
 * Does something on a phone with a new browser. Resolves with the measurement of each step.
 * @param slowdown how often slower than this machine its processor is
 */
export async function onPhone(
  { program, trustedKeyHash }: Browser,
  slowdown: number,
  walk: (phone: Phone) => Promise<void>,
): Promise<StepMeasurement[]> {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', `--ignore-certificate-errors-spki-list=${trustedKeyHash}`],
  });
  try {
    const { measurements, ...phone } = await openOnPhone(await browser.newContext(phoneContext), slowdown);
    await walk(phone);
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
      // TypeScript's library does not have the threshold yet; 16 ms is the least.
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
  const measurements: StepMeasurement[] = [];
  const measure = async (step: string, act: () => Promise<void>) => {
    await act();
    await page.waitForTimeout(settleMs);
    measurements.push({ step, ...(await takeRecording(page)) });
  };
  return { page, measure, measurements };
}

/** What was recorded since the last time. */
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
