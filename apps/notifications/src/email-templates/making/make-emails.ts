import { mkdir, writeFile } from 'node:fs/promises';
import { madeMailFile } from '../defaults/made-mail-file.js';
import { mailSources } from '../defaults/mail-sources.js';
import { makeMail } from './make-mail.js';

// npx nx run notifications:make-emails, after a word or block of a default mail has changed.
for (const source of mailSources) {
  const file = madeMailFile(source);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, await makeMail(source));
}
process.stdout.write(`${mailSources.length} mails made\n`);
