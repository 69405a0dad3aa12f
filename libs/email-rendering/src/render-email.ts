import Handlebars from 'handlebars';
import { checkTemplate, templateLimits } from './check-template.js';
import { subjectLine } from './header-text.js';
import { limitTags } from './limit-tags.js';
import { parseTemplate } from './parse-template.js';
import { plainText } from './plain-text.js';
import { RenderError } from './render-error.js';
import { encodeMailLinks, restrictHelpers } from './template-helpers.js';
import { textTemplate } from './text-template.js';

/** An email that is ready to be sent, in HTML and plain text. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

// A separate instance, so that templates can't call helpers that other code registers globally.
const engine = Handlebars.create();
restrictHelpers(engine);

/** The templates of an email and the values of their variables. */
export interface EmailToRender {
  subjectTemplate: string;
  htmlTemplate: string;
  variables: Readonly<Record<string, string>>;
}

/**
 * Renders templates with the given variables only. Values are escaped in HTML, not in subject and text; a subject is always
 * one line. Throws RenderError.
 */
export function renderEmail({ subjectTemplate, htmlTemplate, variables }: EmailToRender): RenderedEmail {
  const html = renderHtml({ htmlTemplate, variables });
  const subject = renderSubject({ subjectTemplate, variables });
  return { subject, html, text: plainText(run(compiled(htmlTemplate, true).renderText, variables)) };
}

/** Renders only the HTML part. Throws RenderError. */
export function renderHtml({
  htmlTemplate,
  variables,
}: Pick<EmailToRender, 'htmlTemplate' | 'variables'>): string {
  return renderTemplate(htmlTemplate, variables, { limit: templateLimits.html, isHtml: true });
}

/** Renders only the subject. Throws RenderError. */
export function renderSubject({
  subjectTemplate,
  variables,
}: Pick<EmailToRender, 'subjectTemplate' | 'variables'>): string {
  const subject = subjectLine(
    renderTemplate(subjectTemplate, variables, { limit: templateLimits.subject, isHtml: false }),
  );
  if (!subject) throw new RenderError('emptySubject', 'the rendered subject is empty');
  return subject;
}

function renderTemplate(
  template: string,
  variables: Readonly<Record<string, string>>,
  { limit, isHtml }: { limit: number; isHtml: boolean },
): string {
  if (typeof template !== 'string') throw new RenderError('notAllowed', 'not a string');
  if (template.length > limit) throw new RenderError('tooLong', `${template.length} characters`);
  const { program, render } = compiled(template, isHtml);
  checkTemplate(program, variables);
  return run(render, variables);
}

function run(render: Handlebars.TemplateDelegate, variables: Readonly<Record<string, string>>): string {
  const context = Object.assign(Object.create(null) as Record<string, string>, variables);
  try {
    return render(context, { allowProtoPropertiesByDefault: false, allowProtoMethodsByDefault: false });
  } catch (error) {
    throw new RenderError('failed', error instanceof Error ? error.message : String(error));
  }
}

interface CompiledTemplate {
  program: hbs.AST.Program;
  render: Handlebars.TemplateDelegate;
  /** Renders the HTML that is converted to plain text. */
  renderText: Handlebars.TemplateDelegate;
}

const compiledHtml = new Map<string, CompiledTemplate>();
const compiledSubjects = new Map<string, CompiledTemplate>();
/** Max compiled templates in each cache: enough for the defaults in all languages and custom ones. */
const compiledLimit = 100;

function compiled(template: string, isHtml: boolean): CompiledTemplate {
  const compiledTemplates = isHtml ? compiledHtml : compiledSubjects;
  const known = compiledTemplates.get(template);
  if (known) return known;
  limitTags(template);
  const fresh = {
    program: parseTemplate(engine, template),
    render: compile(isHtml ? encodeMailLinks(template) : template, isHtml),
    renderText: compile(textTemplate(template), isHtml),
  };
  const [oldest] = compiledTemplates.keys();
  if (oldest !== undefined && compiledTemplates.size >= compiledLimit) compiledTemplates.delete(oldest);
  compiledTemplates.set(template, fresh);
  return fresh;
}

function compile(template: string, isHtml: boolean): Handlebars.TemplateDelegate {
  return engine.compile(template, {
    strict: true,
    noEscape: !isHtml,
    knownHelpers: { if: true, unless: true, digits: true, lines: true, encoded: true },
    knownHelpersOnly: true,
  });
}
