/** Addresses of the servers that store what the product knows; of the way to run it that has all of them. */
export interface Stores {
  readonly databases: readonly string[];
  readonly rabbitmq: string;
  readonly redis: string;
}

/** Address of the product under test, for example `http://localhost:41233`. */
export function siteUrl(): string {
  return required('SITE_URL');
}

export function mailboxUrl(): string {
  return required('MAILBOX_URL');
}

/** Address of the product in which staff change content, so that visitors' journeys are not changed under way. */
export function staffSiteUrl(): string {
  return required('STAFF_SITE_URL');
}

export function staffMailboxUrl(): string {
  return required('STAFF_MAILBOX_URL');
}

/** What the staff's product has written so far, in a file. */
export function staffLogFile(): string {
  return required('STAFF_LOG_FILE');
}

/** Undefined where the staff's product has no servers of its own. */
export function staffStores(): Stores | undefined {
  const stores = process.env['STAFF_STORES'];
  return stores === undefined ? undefined : (JSON.parse(stores) as Stores);
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; the global setup sets it`);
  return value;
}
