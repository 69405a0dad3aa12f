import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { overlay } from '../manifests/overlays.fixture.js';
import { root } from '../repository.fixture.js';
import { chartOf } from './chart.js';

export function writeChart(folder: string): void {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const chart = chartOf(overlay('production'), overlay('production-migrations'), version);
  for (const [path, text] of Object.entries(chart)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

// Run as a program; its argument is the folder.
if (process.argv[1]?.endsWith('make-chart.js')) writeChart(resolve(process.argv[2] ?? 'chart'));
