import Handlebars from 'handlebars';
import type { EmailJob } from '@chauffeur/contracts';
import { checkTemplate, parseTemplate, templateLimits } from './check-template.js';
import { subjectLine } from './header-text.js';
import { plainText } from './plain-text.js';
import { RenderFault } from './render-fault.js';
import { useListedHelpersOnly } from './template-helpers.js';

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

// An own instance: nothing that another library registers globally can be called from a template.
const engine = Handlebars.create();
useListedHelpersOnly(engine);

/**
 * Renders a job's templates with its own variables and nothing else. Values are escaped in HTML and stand as they
 * are in subject and text; a subject is always one line. Throws RenderFault.
 */
export function renderEmail(
  job: Pick<EmailJob, 'subjectTemplate' | 'htmlTemplate' | 'variables'>,
): RenderedEmail {
  const html = renderTemplate(job.htmlTemplate, job.variables, { limit: templateLimits.html, isHtml: true });
  const subject = subjectLine(
    renderTemplate(job.subjectTemplate, job.variables, { limit: templateLimits.subject, isHtml: false }),
  );
  if (!subject) throw new RenderFault('emailTemplate.emptySubject', 'nothing left of the subject');
  return { subject, html, text: plainText(html) };
}

function renderTemplate(
  template: string,
  variables: Readonly<Record<string, string>>,
  { limit, isHtml }: { limit: number; isHtml: boolean },
): string {
  if (template.length > limit)
    throw new RenderFault('emailTemplate.tooLong', `${template.length} characters`);
  const { program, render } = compiled(template, isHtml);
  checkTemplate(program, variables);
  const context = Object.assign(Object.create(null) as Record<string, string>, variables);
  try {
    return render(context, { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false });
  } catch (fault) {
    throw new RenderFault('emailTemplate.failed', fault instanceof Error ? fault.message : String(fault));
  }
}

interface CompiledTemplate {
  program: hbs.AST.Program;
  render: Handlebars.TemplateDelegate;
}

const compiledTemplates = new Map<string, CompiledTemplate>();
/** Templates kept compiled: all of ours in both languages and room for custom ones. */
const compiledLimit = 100;

function compiled(template: string, isHtml: boolean): CompiledTemplate {
  const key = `${isHtml}:${template}`;
  const known = compiledTemplates.get(key);
  if (known) return known;
  const fresh = {
    program: parseTemplate(engine, template),
    render: engine.compile(template, {
      strict: true,
      noEscape: !isHtml,
      knownHelpers: { if: true, unless: true, digits: true, lines: true },
      knownHelpersOnly: true,
    }),
  };
  const [oldest] = compiledTemplates.keys();
  if (oldest !== undefined && compiledTemplates.size >= compiledLimit) compiledTemplates.delete(oldest);
  compiledTemplates.set(key, fresh);
  return fresh;
}
