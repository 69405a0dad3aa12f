import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// The last step of the build: writes `.br` and `.gz` beside the files, so that the gateway never compresses them, and fails
// where the page's script exceeds its budget.

/** Bytes of all scripts of the page, compressed as phones receive them over HTTPS (specification, III.3). */
const scriptBudget = 90_000;

const folder = fileURLToPath(new URL('../dist/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  ['.css', '.html', '.js', '.webmanifest'].includes(extname(file)),
);
let scriptBytes = 0;
for (const file of files) {
  const bytes = readFileSync(join(folder, file));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const brotli = brotliCompressSync(bytes, quality);
  writeFileSync(join(folder, `${file}.br`), brotli);
  writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  if (extname(file) === '.js') scriptBytes += brotli.length;
}
process.stdout.write(
  `${(scriptBytes / 1_000).toFixed(1)} kB of script, of at most ${scriptBudget / 1_000} kB\n`,
);
if (scriptBytes > scriptBudget) throw new Error('The script of the driver’s page exceeds its budget.');
