import { withoutOwnProduct } from './service-environment.mjs';
import { startServices } from './services-supervisor.mjs';
import { inRoot } from './workspace.mjs';

const unlimited = '1000000';

/**
 * Measures what a booking costs each process; resolves with the exit code.
 * @param {string[]} args
 */
export async function runBenchCost(args) {
  const { benchCost } = await import(inRoot('apps', 'bench', 'dist', 'index.js'));
  const limits = {
    WRITE_LIMIT_PER_MINUTE: unlimited,
    FORM_LIMIT_PER_HOUR: unlimited,
    READ_LIMIT_PER_MINUTE: unlimited,
    // Staff's address gets an email of every booking.
    EMAIL_RATE_PER_SECOND: '1000',
  };
  const startProduct = () =>
    startServices({ env: { ...withoutOwnProduct(process.env), ...limits, LOG_LEVEL: 'error' } });
  return benchCost({ args, startProduct, document: inRoot('docs', 'performance.md') });
}
