import type { Stores } from './addresses.ts';

/** The product under test, in either run mode. */
export interface Product {
  readonly siteUrl: string;
  readonly mailboxUrl: string;
  /** Path of its log, one entry per line. */
  readonly logFile: string;
  readonly stores?: Stores;
  /** Kills every process involved in a booking and its emails, immediately. */
  killNow(): Promise<void>;
  /** Starts it again after `killNow`, with the same data. */
  recover(): Promise<void>;
  stop(): Promise<void>;
}

/** The product in one run mode, without its log file. */
export type StartedProduct = Omit<Product, 'logFile'>;

export type RunMode = 'standalone' | 'services';

export function runMode(): RunMode {
  return process.env['RUN_MODE'] === 'services' ? 'services' : 'standalone';
}

/** Settings of tests, which exceed the normal rate limits and need short delays between retries. */
export const testEnvironment = {
  WRITE_LIMIT_PER_MINUTE: '100000',
  AVAILABILITY_LIMIT_PER_MINUTE: '100000',
  FORM_LIMIT_PER_HOUR: '100000',
  RECIPIENT_LIMIT_PER_HOUR: '100000',
  RECIPIENT_LIMIT_PER_DAY: '100000',
  EMAIL_FIRST_RETRY_SECONDS: '1',
  EMAIL_RATE_PER_SECOND: '200',
  EMAIL_SWEEP_SECONDS: '2',
  STATUS_MAIL_DELAY_SECONDS: '0',
  ADMIN_EMAIL: 'dispatch@company.example',
  // Demo bookings would occupy vehicles that journeys rely on.
  SEED_DEMO_BOOKINGS: 'false',
  // Same as in production.
  LOG_LEVEL: 'info',
};
