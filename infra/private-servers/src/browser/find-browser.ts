import { runCommand } from '../processes/run-command.js';
import { ServerError } from '../server-error.js';
import { aptInstall, aptWorks } from '../sources/apt.js';
import { findBinary } from '../sources/find-binary.js';

/** Chromium and its kin, in the order of preference, where systems put them. */
const BROWSERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    'chromium',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge-stable',
    'chromium-browser',
    'microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * Path of a Chromium-like browser: the one that CHROMIUM_PATH names, else one on this machine, else
 * Debian's. Throws ServerError `not-installed`.
 */
export async function findBrowser(
  options: { environment?: Record<string, string | undefined>; log?: (line: string) => void } = {},
): Promise<string> {
  const named = (options.environment ?? process.env)['CHROMIUM_PATH'];
  if (named) {
    const path = findBinary([named]);
    if (path !== undefined) return path;
    throw new ServerError('address-wrong', `CHROMIUM_PATH names ${named}, which is no program.`);
  }
  const candidates = BROWSERS[process.platform] ?? [];
  for (const candidate of candidates) {
    const path = findBinary([candidate]);
    if (path !== undefined && (await runs(path))) return path;
  }
  if (aptWorks()) {
    await aptInstall(['chromium'], options.log);
    const path = findBinary(['chromium']);
    if (path !== undefined && (await runs(path))) return path;
  }
  throw new ServerError(
    'not-installed',
    'A browser is needed: install Chromium or Google Chrome, or name one by CHROMIUM_PATH.',
  );
}

/** Ubuntu's chromium-browser may be a note that points to a snap; on Windows asking would open a window. */
async function runs(path: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  return (await runCommand(path, ['--version'], { timeout: 20_000 })).code === 0;
}
