import { readFileSync, writeFileSync } from 'node:fs';
import { absentOptionalPackages } from './absent-optional-packages.mjs';
import { inRoot } from './workspace.mjs';

// npm run lock:complete, after a dependency was added: npm leaves packages for other systems out of the lock file
// when the registry at hand does not serve them, and `npm ci` then refuses the whole file.
const file = inRoot('package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const absent = absentOptionalPackages(lock.packages);
for (const [path, entry] of Object.entries(absent)) lock.packages[path] = entry;
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
);
if (Object.keys(absent).length > 0) writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
process.stdout.write(`${Object.keys(absent).length} packages for other systems added to package-lock.json\n`);
