import type { FieldError } from '@chauffeur/contracts/http/problem';
import { RenderError } from './render-error.js';
import { renderHtml, renderSubject, type EmailToRender } from './render-email.js';

/**
 * Returns the errors, by field, for which templates can't be rendered with these variables: `htmlTemplate.unknownVariable` with
 * the parameters `line`, `column` and `name`; `subjectTemplate.syntax` and so on. A script is an error too, though one that was
 * stored earlier is still sent. Empty if there are none.
 */
export function templateErrors(content: EmailToRender): FieldError[] {
  return [
    errorOf('subjectTemplate', () => renderSubject(content)),
    errorOf('htmlTemplate', () => {
      rejectScript(content.htmlTemplate);
      return renderHtml(content);
    }),
  ].filter((error) => error !== null);
}

/** Mail programs drop scripts, or the whole email. Structured data, which some read, is none. */
function rejectScript(html: string): void {
  const script = /<script(?![\w-])(?![^>]*application\/ld\+json)/i.exec(html);
  if (!script) return;
  const before = html.slice(0, script.index).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  throw new RenderError('notAllowed', '<script>', { line: before.length, column });
}

function errorOf(field: 'subjectTemplate' | 'htmlTemplate', render: () => string): FieldError | null {
  try {
    render();
    return null;
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const { reason, detail, place } = error;
    return { field, code: `${field}.${reason}`, params: { name: detail, ...place } };
  }
}
