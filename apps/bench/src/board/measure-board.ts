import type { Browser, Page } from '@playwright/test';
import type { SignedIn } from './seed-day.js';

/** Measurements of one visit to the board: times in milliseconds, movement in frames per second. */
export interface BoardRun {
  /** From the click on its menu entry until the rides in view are painted. */
  readonly inView: number;
  /** The same until all rides are painted. */
  readonly all: number;
  readonly scrolled: number;
  readonly dragged: number;
}

const viewport = { width: 1366, height: 768 };
const movements = 60;
/** Milliseconds for which the pointer rests on the menu entry before the click. */
const restMs = 150;
/** Milliseconds for the rest of the dashboard, such as its charts, after the board's code is fetched. */
const settleMs = 2_000;

/** Duration of a frame at 60 Hz. */
const frameMs = 1_000 / 60;

interface Target {
  readonly site: string;
  readonly signedIn: SignedIn;
  /** Factor by which the processor is slower than this machine's. */
  readonly slowdown: number;
  readonly rides: number;
}

/** Opens the board from the dashboard in a browser with an empty cache, scrolls it and drags a ride. */
export async function measureBoard(browser: Browser, target: Target): Promise<BoardRun> {
  const { site, signedIn, slowdown, rides } = target;
  const context = await browser.newContext({ viewport });
  try {
    const { hostname } = new URL(site);
    await context.addCookies([{ ...signedIn.cookie, domain: hostname, path: '/api/auth', httpOnly: true }]);
    const page = await context.newPage();
    await page.goto(`${site}/admin`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The network never becomes idle, because live updates are one open response.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/dispatch.page')),
    );
    await page.waitForTimeout(settleMs);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const drawn = await open(page, rides);
    const scrolled = await framesWhile(page, () => scroll(page));
    const dragged = await framesWhile(page, () => drag(page));
    return { ...drawn, scrolled, dragged };
  } finally {
    await context.close();
  }
}

async function open(page: Page, rides: number): Promise<Pick<BoardRun, 'inView' | 'all'>> {
  const entry = page.locator('nav a[href$="/dispatch"]');
  await entry.hover();
  await page.waitForTimeout(restMs);
  const drawn = page.evaluate(async (expected) => {
    const painted = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
    const shown = () => [...document.querySelectorAll('[data-ride]')];
    const start = await new Promise<number>((resolve) => {
      document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      });
    });
    let inView = 0;
    for (;;) {
      const now = await painted();
      const count = shown().length;
      if (count > 0 && inView === 0) inView = now - start;
      if (count >= expected) return { inView, all: now - start };
      if (now - start > 60_000) throw new Error(`${count} of ${expected} rides are shown.`);
    }
  }, rides);
  await entry.click();
  return drawn;
}

async function framesWhile(page: Page, move: () => Promise<void>): Promise<number> {
  const painted = await page.evaluateHandle(() => {
    const frames = { count: -1, since: performance.now() };
    const count = () => {
      frames.count += 1;
      requestAnimationFrame(count);
    };
    count();
    return frames;
  });
  await move();
  return painted.evaluate(({ count, since }) => (count * 1_000) / (performance.now() - since));
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  for (let step = 0; step < movements; step += 1) {
    // At a human pace.
    await page.mouse.wheel(0, 80);
    await page.waitForTimeout(frameMs);
  }
}

async function drag(page: Page): Promise<void> {
  const ride = page.locator('[data-ride]').first();
  await ride.scrollIntoViewIfNeeded();
  const box = await ride.boundingBox();
  if (!box) throw new Error('No ride is in view.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let step = 1; step <= movements; step += 1) {
    await page.mouse.move(box.x + box.width / 2 + step * 5, box.y + box.height / 2 + step * 4);
    await page.waitForTimeout(frameMs);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}
