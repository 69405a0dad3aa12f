import type { FieldError } from '@chauffeur/contracts';
import { RenderFault } from './render-fault.js';
import { renderHtml, renderSubject, type EmailContent } from './render-email.js';

/**
 * What keeps a template from being sent with these variables, by field: `htmlTemplate.unknownVariable` with the
 * parameters `line`, `column` and `name`; `subjectTemplate.syntax` and so on. Nothing when it renders.
 */
export function templateFaults(content: EmailContent): FieldError[] {
  return [
    faultOf('subjectTemplate', () => renderSubject(content)),
    faultOf('htmlTemplate', () => renderHtml(content)),
  ].filter((fault) => fault !== null);
}

function faultOf(field: 'subjectTemplate' | 'htmlTemplate', render: () => string): FieldError | null {
  try {
    render();
    return null;
  } catch (fault) {
    if (!(fault instanceof RenderFault)) throw fault;
    const { reason, detail, place } = fault;
    return { field, code: `${field}.${reason}`, params: { name: detail, ...place } };
  }
}
