import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ComposedEmail } from '../composed-email.js';

/** More than all templates of all languages and their versions of a day; one has about 20 kB. */
const maxCached = 100;

/** Reads and caches the templates of emails that refer to theirs by id. */
@Injectable()
export class StoredTemplates {
  private readonly cached = new Map<string, string>();

  /** Returns the HTML template of an email; undefined if it is no longer stored. */
  async htmlOf(
    { htmlTemplate, htmlTemplateId: id }: Pick<ComposedEmail, 'htmlTemplate' | 'htmlTemplateId'>,
    manager: EntityManager,
  ): Promise<string | undefined> {
    if (htmlTemplate !== null) return htmlTemplate;
    if (id === null) return undefined;
    const stored = this.cached.get(id) ?? (await read(manager, id));
    if (stored === undefined) return undefined;
    // The few templates in use are soon cached again.
    if (this.cached.size >= maxCached) this.cached.clear();
    this.cached.set(id, stored);
    return stored;
  }
}

async function read(manager: EntityManager, id: string): Promise<string | undefined> {
  const [row] = await manager.query<{ html: string }[]>(
    'SELECT html_template AS html FROM stored_templates WHERE id = $1',
    [id],
  );
  return row?.html;
}
