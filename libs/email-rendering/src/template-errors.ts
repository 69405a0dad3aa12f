import type { FieldError } from '@chauffeur/contracts/http/problem';
import { RenderError } from './render-error.js';
import { renderHtml, renderSubject, type EmailContent } from './render-email.js';

/**
 * The errors that prevent a template from being sent with these variables, by field: `htmlTemplate.unknownVariable` with the
 * parameters `line`, `column` and `name`; `subjectTemplate.syntax` and so on. Nothing when it renders.
 */
export function templateErrors(content: EmailContent): FieldError[] {
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
