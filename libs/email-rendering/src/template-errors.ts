import type { FieldError } from '@chauffeur/contracts/http/problem';
import { RenderError } from './render-error.js';
import { renderHtml, renderSubject, type EmailToRender } from './render-email.js';

/**
 * Returns the errors, by field, for which templates can't be rendered with these variables: `htmlTemplate.unknownVariable` with
 * the parameters `line`, `column` and `name`; `subjectTemplate.syntax` and so on. Empty if they can.
 */
export function templateErrors(content: EmailToRender): FieldError[] {
  return [
    errorOf('subjectTemplate', () => renderSubject(content)),
    errorOf('htmlTemplate', () => renderHtml(content)),
  ].filter((error) => error !== null);
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
