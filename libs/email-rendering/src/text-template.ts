import { textClasses } from './plain-text.js';

/** Attributes of style and accessibility. The lookahead matches only within a tag: a `>` follows before any `<`. */
const attributes =
  /\s(?:style|v?align|bgcolor|border|cell(?:padding|spacing)|role|lang|aria-[a-z]+|width|height)="[^"<>{}]*"(?=[^<>]{0,400}>)/g;
const classes = /\sclass="([^"<>{}]*)"(?=[^<>]{0,400}>)/g;
const comments = /<!--[^{]{0,600}?-->/g;

/**
 * Removes what the plain text does not depend on: head, styles, comments, and classes that none of its rules names.
 * That is most of a template, and would be parsed for each email. Parts with conditions stay, so that the rest is still a valid template.
 */
export function textTemplate(htmlTemplate: string): string {
  // An HTML comment or the body may begin within a Handlebars comment and end after it.
  if (/\{\{~?!/.test(htmlTemplate)) return htmlTemplate;
  const body = Math.max(0, htmlTemplate.indexOf('<body'));
  const hasConditionBefore = /\{\{~?(?:[#^/]|else)/.test(htmlTemplate.slice(0, body));
  return htmlTemplate
    .slice(hasConditionBefore ? 0 : body)
    .replace(attributes, '')
    .replace(classes, (attribute, names: string) =>
      names.split(/\s+/).some((name) => textClasses.has(name)) ? attribute : '',
    )
    .replace(comments, '');
}
