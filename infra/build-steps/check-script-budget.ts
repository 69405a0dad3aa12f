import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** Fails a build whose scripts exceed their budget in bytes, as browsers receive them: compressed, if they are. */
export function checkScriptBudget(folder: string, scripts: readonly string[], budget: number): void {
  const files = scripts.map((script) => path.join(folder, script));
  // The smallest scripts have no compressed copy.
  const sent = files.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
  const bytes = sent.reduce((sum, file) => sum + statSync(file).size, 0);
  const figures = `${(bytes / 1_000).toFixed(1)} kB of script, of at most ${budget / 1_000} kB`;
  process.stdout.write(`${figures}\n`);
  if (bytes > budget) throw new Error(`${folder} exceeds its budget: ${figures}.`);
}
