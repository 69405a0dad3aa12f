import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ComposedEmail } from '../composed-email.js';

/** More than the templates of both languages and their wordings of a day; one has about 40 kB. */
const maxCached = 100;

/** The templates of emails that name theirs instead of having it. */
@Injectable()
export class StoredTemplates {
  private readonly cached = new Map<string, string>();

  /** The HTML template of an email; undefined where the one that it names is not stored. */
  async htmlOf(
    { htmlTemplate, htmlTemplateId: id }: Pick<ComposedEmail, 'htmlTemplate' | 'htmlTemplateId'>,
    manager: EntityManager,
  ): Promise<string | undefined> {
    if (htmlTemplate !== null) return htmlTemplate;
    if (id === null) return undefined;
    const stored = this.cached.get(id) ?? (await read(manager, id));
    if (stored === undefined) return undefined;
    // The wordings in use are few, and read again at once.
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
