import { ServerError } from '../server-error.js';
import { findOrInstall, findProgram } from './find-program.js';

/** Chromium without a window or a GPU process: a page takes half the CPU time of the full browser. */
const HEADLESS = 'chromium-headless-shell';

/** Chromium and related browsers as systems name them, in order of preference. */
const BROWSERS = [
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Returns CHROMIUM_PATH, a browser on this machine, or Debian's; headless is cheaper. Throws ServerError. */
export async function findBrowser(
  options: { headless?: boolean; log?: (line: string) => void } = {},
): Promise<string> {
  const variable = 'CHROMIUM_PATH';
  const named = process.env[variable];
  if (named) {
    const path = findProgram([named]);
    if (path !== undefined) return path;
    throw new ServerError(`${variable} names ${named}, which is not a program.`);
  }
  const find = (programs: readonly string[], aptPackage: string): Promise<string> =>
    findOrInstall({ name: 'Chromium', programs, aptPackage, variable }, options.log);
  if (!options.headless) return find(BROWSERS, 'chromium');
  // Ubuntu has no package of the headless shell.
  return find([HEADLESS, ...BROWSERS], HEADLESS).catch(() => find(BROWSERS, 'chromium'));
}
