import type { EntityManager } from 'typeorm';

/** Stores a template's HTML, or updates the time of its use; unused templates are purged. */
export async function storeTemplate(manager: EntityManager, id: string, html: string): Promise<void> {
  await manager.query(
    `INSERT INTO stored_templates (id, html_template) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET used_at = now()`,
    [id, html],
  );
}

/** Updates the time of use of a stored template, for an email that is repeated unchanged. */
export async function touchStoredTemplate(manager: EntityManager, id: string): Promise<void> {
  await manager.query('UPDATE stored_templates SET used_at = now() WHERE id = $1', [id]);
}
