import { readFileSync } from 'node:fs';

// Part of `npm run check`: each package of the lock file, including those for other systems, must have the hash that
// npm verifies downloads with, and no entry may name its registry. If an entry has no hash, the registry lacks that
// version for some system: choose a version of the parent package that is complete (see "overrides").
const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const entries = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const errors = entries.flatMap(([path, { integrity, inBundle, resolved }]) => [
  ...(integrity || inBundle ? [] : [`${path} has no integrity hash`]),
  ...(resolved ? [`${path} names where it was downloaded from`] : []),
]);
for (const error of errors) process.stderr.write(`${error}\n`);
process.stdout.write(`${entries.length} locked packages, ${errors.length} errors\n`);
process.exitCode = errors.length === 0 ? 0 : 1;
