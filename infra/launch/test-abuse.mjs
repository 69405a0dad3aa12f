import { runChild } from './run-child.mjs';
import { programOf, root } from './workspace.mjs';

/**
 * Attacks the product on both ways to run it, or on the one that RUN_MODE names; resolves with the exit code.
 * @param {string[]} args arguments of Playwright
 */
export async function runTestAbuse(args) {
  const { RUN_MODE } = process.env;
  const playwright = [programOf('@playwright/test', 'playwright'), 'test', '-c', 'apps/e2e/abuse.config.ts'];
  let code = 0;
  for (const mode of RUN_MODE ? [RUN_MODE] : ['standalone', 'services']) {
    const env = { ...process.env, POSTGRES_ADMIN_URL: '', RUN_MODE: mode };
    code = Math.max(code, await runChild(process.execPath, [...playwright, ...args], { cwd: root, env }));
  }
  return code;
}
