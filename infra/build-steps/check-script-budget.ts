import { existsSync, statSync } from 'node:fs';

/** Fails a build if the scripts that a page loads exceed their budget in bytes, as browsers receive them: compressed, if they are. */
export function checkScriptBudget(page: string, scripts: readonly string[], budget: number): void {
  // The smallest scripts have no compressed copy.
  const sent = scripts.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
  const bytes = sent.reduce((sum, file) => sum + statSync(file).size, 0);
  const figures = `${page}: ${(bytes / 1_000).toFixed(1)} kB of script, of at most ${budget / 1_000} kB`;
  process.stdout.write(`${figures}\n`);
  if (bytes > budget) throw new Error(`The budget is exceeded: ${figures}.`);
}
