/** Returns a unique key. Not by crypto.randomUUID, which browsers lack on plain HTTP, as when a site is tried in a local network. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
