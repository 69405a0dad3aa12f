import { query } from '@chauffeur/private-servers';

/**
 * Has all stored events published again, as docs/runbook.md describes: a private RabbitMQ begins empty, also without the messages
 * that nothing had handled when it ended. Inboxes ignore what they have handled.
 */
export async function republishEvents(databaseUrls: readonly string[]): Promise<void> {
  const republish = async (url: string) => {
    // A new database has no table yet, and identity's never has it.
    const [found] = await query<{ outbox: string | null }>(url, `SELECT to_regclass('outbox') AS outbox`);
    if (!found?.outbox) return;
    await query(
      url,
      `UPDATE outbox SET published_at = NULL, attempts = 0, next_attempt_at = now(), delivery_progress = '{}'
        WHERE published_at IS NOT NULL`,
    );
  };
  await Promise.all(databaseUrls.map(republish));
}
