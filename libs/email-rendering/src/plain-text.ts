import { compile } from 'html-to-text';
import { renderedLimit } from './check-template.js';

const toText = compile({
  wordwrap: 78,
  limits: { maxInputLength: renderedLimit, maxDepth: 100 },
  selectors: [
    { selector: '.preheader', format: 'skip' },
    { selector: '.kicker', format: 'skip' },
    { selector: 'td.rule', format: 'skip' },
    { selector: 'td', format: 'block' },
    { selector: 'a.foot-link', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'h1', format: 'heading', options: { uppercase: false } },
    { selector: 'h2', format: 'heading', options: { uppercase: false } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    {
      selector: 'table.details',
      format: 'dataTable',
      options: { maxColumnWidth: 56, colSpacing: 2, rowSpacing: 0 },
    },
    {
      selector: 'table.steps',
      format: 'dataTable',
      options: { maxColumnWidth: 70, colSpacing: 1, rowSpacing: 0 },
    },
  ],
});

/** Converts HTML to the plain text part of an email. */
export function plainText(html: string): string {
  return `${toText(html)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
