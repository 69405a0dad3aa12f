import { fullTemplateName } from '@chauffeur/contracts/notifications/template-name';
import { expect, it } from '@jest/globals';
import { emailSources } from '../defaults/email-sources.js';
import { compileEmail } from './compile-email.js';

const named = emailSources.map(
  (source) => [fullTemplateName(source.templateName, source.language), source] as const,
);

it.each(named)('%s is valid MJML, and far below the size at which Gmail cuts', async (_name, source) => {
  const html = await compileEmail(source);
  expect(html).toContain('</html>');
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
});
