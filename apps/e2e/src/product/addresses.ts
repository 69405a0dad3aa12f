/** Address of the product under test, for example `http://localhost:41233`. */
export function siteUrl(): string {
  return required('SITE_URL');
}

export function mailboxUrl(): string {
  return required('MAILBOX_URL');
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; the global setup sets it`);
  return value;
}
