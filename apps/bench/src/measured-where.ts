import { execFile } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { promisify } from 'node:util';
import { createRequire } from 'node:module';
import { z } from 'zod';

const packageVersion = z.object({ version: z.string() });

/**
 * One sentence on when and on what was measured.
 * @param browser path of the browser's program
 */
export async function measuredWhere(browser: string, runs: number): Promise<string> {
  const processors = cpus();
  const lighthouse = packageVersion.parse(createRequire(import.meta.url)('lighthouse/package.json')).version;
  const parts = [
    `Measured on ${new Date().toISOString().slice(0, 10)}`,
    `${processors.length} × ${processors[0]?.model.trim() || process.arch}`,
    `${Math.round(totalmem() / 1024 ** 3)} GB of memory`,
    `Node ${process.versions.node}`,
    await browserVersion(browser),
    `Lighthouse ${lighthouse}`,
    `median of ${runs} ${runs === 1 ? 'run' : 'runs'} a page`,
  ];
  return `${parts.join(', ')}.`;
}

/** "Chromium 150.0.7871.100"; on Windows asking would open a window. */
async function browserVersion(program: string): Promise<string> {
  if (process.platform === 'win32') return 'Chromium';
  const { stdout } = await promisify(execFile)(program, ['--version']);
  return /^.*?\d[\d.]*/.exec(stdout.trim())?.[0] ?? stdout.trim();
}
