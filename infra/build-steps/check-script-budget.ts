import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Fails a build whose scripts together are larger than their budget, as browsers receive them: compressed, when
 * `precompress` has run.
 * @param folder of the build, which it is named by
 * @param scripts paths in it
 * @param budget bytes
 */
export function checkScriptBudget(folder: string, scripts: readonly string[], budget: number): void {
  const files = scripts.map((script) => path.join(folder, script));
  // The smallest ones are not worth compressing.
  const sent = files.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
  const bytes = sent.reduce((sum, file) => sum + statSync(file).size, 0);
  const figures = `${(bytes / 1_000).toFixed(1)} kB of script, of at most ${budget / 1_000} kB`;
  process.stdout.write(`${figures}\n`);
  if (bytes > budget) throw new Error(`${folder} exceeds its budget: ${figures}.`);
}
