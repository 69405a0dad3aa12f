import { startServices } from './services-supervisor.mjs';

/** Variables that steer a product of one's own and must not steer the one that is hurt. */
const NOT_FOR_FAULTS = [
  'PORT',
  'HOST',
  'MAILBOX_PORT',
  'DATA_DIR',
  'POSTGRES_ADMIN_URL',
  'RABBITMQ_URL',
  'REDIS_URL',
  'NODE_ENV',
];
const STEERS_EMAIL = /^(EMAIL|DKIM|SMTP)_/;

/**
 * Starts every service as a process of its own, on servers of its own, to be hurt.
 * @param {Record<string, string>} variables
 */
export function startFaulted(variables) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !NOT_FOR_FAULTS.includes(name) && !STEERS_EMAIL.test(name),
  );
  return startServices({ env: { ...Object.fromEntries(kept), ...variables } });
}
