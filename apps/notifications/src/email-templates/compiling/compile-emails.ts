import { mkdir, writeFile } from 'node:fs/promises';
import { compiledEmailFile } from '../defaults/compiled-email-file.js';
import { emailSources } from '../defaults/email-sources.js';
import { compileEmail } from './compile-email.js';

// The second step of the build of notifications.
for (const source of emailSources) {
  const file = compiledEmailFile(source);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, await compileEmail(source));
}
