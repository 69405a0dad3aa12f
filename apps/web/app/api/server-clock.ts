/** The clock of the server that sent these headers: phones go wrong by hours. */
export function serverClock(headers: Headers): () => Date {
  const sentAt = Date.parse(headers.get('date') ?? '');
  const offset = Number.isNaN(sentAt) ? 0 : sentAt - Date.now();
  return () => new Date(Date.now() + offset);
}
