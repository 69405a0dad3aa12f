import type { EntityManager } from 'typeorm';

/** Stores the HTML of emails once for all that name it, or notes that it is still used: what is not is purged. */
export async function storeTemplate(manager: EntityManager, id: string, html: string): Promise<void> {
  await manager.query(
    `INSERT INTO stored_templates (id, html_template) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET used_at = now()`,
    [id, html],
  );
}

/** Notes that an email which is repeated as it was uses its stored template. */
export async function noteTemplateUse(manager: EntityManager, id: string): Promise<void> {
  await manager.query('UPDATE stored_templates SET used_at = now() WHERE id = $1', [id]);
}
