// Prints the number of lines of the machinery, by part: code that starts, supervises, breaks and measures the product.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const machinery =
  /^(libs\/(?:messaging|service-kit|tracing)|apps\/(?:standalone|mailbox|bench|e2e\/src\/faults)|infra\/(?!illustrations\/)[^/]+|k8s)(?:\/|$)/;
const testSupport = /\.(spec|fixture)\.[a-z]+$|\/(fixtures|testing)\//;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');
const lines = {};
for (const file of new Set(files)) {
  const part = machinery.exec(file)?.[1];
  if (!part || !/\.(ts|mjs|sh)$/.test(file) || testSupport.test(file) || !existsSync(file)) continue;
  lines[part] = (lines[part] ?? 0) + readFileSync(file, 'utf8').split('\n').length - 1;
}
const total = Object.values(lines).reduce((sum, count) => sum + count, 0);
for (const [part, count] of [...Object.entries(lines), ['in all', total]]) {
  process.stdout.write(`${String(count).padStart(6)}  ${part}\n`);
}
