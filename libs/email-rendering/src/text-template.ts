/** How a tag looks; in a tag, since its end comes before another one begins. */
const styles =
  /\s(?:style|v?align|bgcolor|border|cell(?:padding|spacing)|role|width|height)="[^"<>{}]*"(?=[^<>]{0,400}>)/g;
const comments = /<!--[^{]{0,600}?-->/g;

/**
 * The template without what its plain text does not depend on, head, styles and comments: most of it, which would
 * be read again for each email. What has a condition in it stays, so that the rest is still a template.
 */
export function textTemplate(htmlTemplate: string): string {
  // An HTML comment, or a body, may begin within one of the template's own comments and end behind it.
  if (/\{\{~?!/.test(htmlTemplate)) return htmlTemplate;
  const body = Math.max(0, htmlTemplate.indexOf('<body'));
  const hasConditionBefore = /\{\{~?(?:[#^/]|else)/.test(htmlTemplate.slice(0, body));
  return htmlTemplate
    .slice(hasConditionBefore ? 0 : body)
    .replace(styles, '')
    .replace(comments, '');
}
