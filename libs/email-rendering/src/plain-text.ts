import { compile, type SelectorDefinition } from 'html-to-text';
import { renderedLimit } from './check-template.js';

const selectors: SelectorDefinition[] = [
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
];

const toText = compile({
  wordwrap: 78,
  limits: { maxInputLength: renderedLimit, maxDepth: 100 },
  selectors,
});

/** The classes on which the text depends. */
export const textClasses = new Set(selectors.flatMap(({ selector }) => selector.split('.').slice(1)));

/** Converts HTML to the plain text part of an email. */
export function plainText(html: string): string {
  return `${toText(html)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
