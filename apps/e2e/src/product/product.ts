/** The product as the tests see it, whichever way it runs. */
export interface Product {
  readonly siteUrl: string;
  readonly mailboxUrl: string;
  /** Where its log lines are, one a line. */
  readonly logFile: string;
  /** Kills every process that takes part in a booking and its mails, at once and without warning. */
  killNow(): Promise<void>;
  /** Has it running again after `killNow`, on the same data. */
  recover(): Promise<void>;
  stop(): Promise<void>;
}

/** The product of one way to run, whose lines somebody else keeps. */
export type StartedProduct = Omit<Product, 'logFile'>;

export type RunMode = 'standalone' | 'services';

export function runMode(): RunMode {
  return process.env['RUN_MODE'] === 'services' ? 'services' : 'standalone';
}

/** Tests write more than a visitor may in a minute, and wait for no human's patience between retries. */
export const testEnvironment = {
  WRITE_LIMIT_PER_MINUTE: '100000',
  EMAIL_FIRST_RETRY_SECONDS: '1',
  EMAIL_RATE_PER_SECOND: '200',
  EMAIL_SWEEP_SECONDS: '2',
  ADMIN_EMAIL: 'dispatch@company.example',
  // What a product in production writes.
  LOG_LEVEL: 'info',
};
