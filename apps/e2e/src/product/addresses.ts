/** URLs of the servers with the product's data. Only the services run mode has all of them. */
export interface Stores {
  readonly databases: readonly string[];
  readonly rabbitmq: string;
  readonly redis: string;
}

/** URL of the product under test, for example `http://localhost:41233`. */
export function siteUrl(): string {
  return required('SITE_URL');
}

export function mailboxUrl(): string {
  return required('MAILBOX_URL');
}

/** URL of the product in which staff change content; a separate one, so that visitors' journeys are not affected. */
export function staffSiteUrl(): string {
  return required('STAFF_SITE_URL');
}

export function staffMailboxUrl(): string {
  return required('STAFF_MAILBOX_URL');
}

/** Path of the staff's product's log file. */
export function staffLogFile(): string {
  return required('STAFF_LOG_FILE');
}

/** Undefined if the staff's product runs without its own servers. */
export function staffStores(): Stores | undefined {
  const stores = process.env['STAFF_STORES'];
  return stores === undefined ? undefined : (JSON.parse(stores) as Stores);
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; the global setup sets it`);
  return value;
}
