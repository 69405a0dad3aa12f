import { findBrowser } from '@chauffeur/private-servers';
import { runChild } from './run-child.mjs';
import { programOf, root } from './workspace.mjs';

/**
 * Runs one journey against a product of its own, `book-a-ride --headed`; resolves with the exit code.
 * @param {string[]} given arguments of Playwright
 */
export async function runJourney(given) {
  const { DISPLAY, WAYLAND_DISPLAY, RUN_MODE = 'standalone' } = process.env;
  const hasDisplay = process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);
  const args = hasDisplay ? given : given.filter((arg) => arg !== '--headed');
  if (args.length < given.length) {
    process.stdout.write('There is no display (DISPLAY is not set): the browser stays invisible.\n');
  }
  // Only journeys through the back office need its first admin, who is a dependency of the project.
  const needsAdmin = args.some((arg) => arg.includes('back-office'));
  const playwright = [programOf('@playwright/test', 'playwright'), 'test', '-c', 'apps/e2e'];
  const log = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
  const CHROMIUM_PATH = await findBrowser({ headless: !args.includes('--headed'), log });
  const env = { ...process.env, POSTGRES_ADMIN_URL: '', RUN_MODE, CHROMIUM_PATH };
  return runChild(
    process.execPath,
    [...playwright, ...args, '--project', RUN_MODE, ...(needsAdmin ? [] : ['--no-deps'])],
    { cwd: root, env },
  );
}
