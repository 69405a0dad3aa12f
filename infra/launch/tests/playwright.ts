import { findBrowser } from '@chauffeur/private-servers';
import { runChild } from '../run-child.mjs';
import { programOf, root } from '../workspace.mjs';

/** Runs Playwright on products that it starts as `RUN_MODE` says. Returns the exit code. */
function runPlaywright(args: string[], variables: Record<string, string>): Promise<number> {
  const program = [programOf('@playwright/test', 'playwright'), 'test', ...args];
  const env = { ...process.env, POSTGRES_ADMIN_URL: '', ...variables };
  return runChild(process.execPath, program, { cwd: root, env });
}

/** Runs one journey, with arguments such as `book-a-ride --headed`. Returns the exit code. */
export async function runJourney(given: string[]): Promise<number> {
  const { DISPLAY, WAYLAND_DISPLAY, RUN_MODE = 'standalone' } = process.env;
  const hasDisplay = process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);
  const args = hasDisplay ? given : given.filter((arg) => arg !== '--headed');
  if (args.length < given.length) {
    process.stdout.write('There is no display (DISPLAY is not set): the browser stays invisible.\n');
  }
  const log = (line: string) => process.stdout.write(`${line}\n`);
  const CHROMIUM_PATH = await findBrowser({ headless: !args.includes('--headed'), log });
  return runPlaywright(['-c', 'apps/e2e', ...args, '--project', RUN_MODE], { RUN_MODE, CHROMIUM_PATH });
}

/** Attacks the product in both run modes, or in the one named by RUN_MODE. Returns the exit code. */
export async function runTestAbuse(args: string[]): Promise<number> {
  const { RUN_MODE } = process.env;
  let code = 0;
  for (const mode of RUN_MODE ? [RUN_MODE] : ['standalone', 'services']) {
    const all = ['-c', 'apps/e2e/abuse.config.ts', ...args];
    code = Math.max(code, await runPlaywright(all, { RUN_MODE: mode }));
  }
  return code;
}
