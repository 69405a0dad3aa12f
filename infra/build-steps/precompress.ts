import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Min bytes: for smaller files a visitor would notice no difference. */
const worthCompressing = 256;

/** The last step of a browser build: writes `.br` and `.gz` copies next to the files of a folder, for servers to send instead. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(path.extname(entry.name)));
  await Promise.all(files.map((file) => compressFile(path.join(file.parentPath, file.name))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < worthCompressing) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
