/** Returns the clock of the server that sent these headers: a phone's own may be wrong by hours. */
export function serverClock(headers: Headers): () => Date {
  const sentAt = Date.parse(headers.get('date') ?? '');
  const offset = Number.isNaN(sentAt) ? 0 : sentAt - Date.now();
  return () => new Date(Date.now() + offset);
}
