import { readdir, readFile } from 'node:fs/promises';
import { withoutOwnProduct } from './service-environment.mjs';
import { startStandalone } from './standalone-process.mjs';
import { inRoot } from './workspace.mjs';

/**
 * Offers ten times the capacity to the product in one process; resolves with the exit code.
 * @param {string[]} args
 */
export async function runBenchOverload(args) {
  const { benchOverload } = await import(inRoot('apps', 'bench', 'dist', 'index.js'));
  const limits = { WRITE_LIMIT_PER_MINUTE: '100000', FORM_LIMIT_PER_HOUR: '100000' };
  const startProduct = () =>
    startStandalone({ env: { ...withoutOwnProduct(process.env), ...limits, LOG_LEVEL: 'error' } });
  return benchOverload({ args, startProduct, memory: memoryOfChildren });
}

/** Bytes in memory of the Node processes that this one has started, where the system says so (Linux); else 0. */
async function memoryOfChildren() {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const statuses = await Promise.all(ids.map((id) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '')));
  const kilobytes = statuses
    .filter((status) => Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) === process.pid)
    .map((status) => Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
  return Math.max(0, ...kilobytes) * 1024;
}
