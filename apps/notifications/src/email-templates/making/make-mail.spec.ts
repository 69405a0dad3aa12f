import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { fullTemplateName } from '@chauffeur/contracts';
import { madeMailFile } from '../defaults/made-mail-file.js';
import { mailSources } from '../defaults/mail-sources.js';
import { makeMail } from './make-mail.js';

const named = mailSources.map(
  (source) => [fullTemplateName(source.templateName, source.language), source] as const,
);

describe('the made mails', () => {
  it.each(named)(
    '%s is made from its present source (npx nx run notifications:make-emails)',
    async (_, source) => {
      expect(await readFile(madeMailFile(source), 'utf8')).toBe(await makeMail(source));
    },
  );

  it.each(named)('%s stays far below the size at which Gmail cuts', async (_, source) => {
    expect((await readFile(madeMailFile(source))).length).toBeLessThan(60_000);
  });
});
