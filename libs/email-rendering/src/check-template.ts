import { emailTemplateLimits } from '@chauffeur/contracts/notifications/email-template';
import { RenderError, type TemplatePlace } from './render-error.js';
import { blockHelpers, valueHelpers } from './template-helpers.js';

/** Max length of subject and HTML templates, in characters. */
export const templateLimits = {
  subject: emailTemplateLimits.subjectTemplate,
  html: emailTemplateLimits.htmlTemplate,
} as const;
/** Max length of rendered HTML, in characters; mail programs truncate far shorter emails. */
export const renderedLimit = 2_000_000;
/** Max characters that escaping makes of one: 6 in HTML (`&quot;`), 9 in a `mailto:` link (`%E2%82%AC`). */
const escapingGrowth = 9;

type Node = hbs.AST.Node;
type Variables = Readonly<Record<string, string>>;

/**
 * Rejects everything except plain variables, `{{#if name}}`, `{{#unless name}}` and the listed helpers with one variable, so
 * that templates can neither run code nor skip escaping. As there are no loops, time and length of rendering are bounded by
 * the lengths of the template and the values, which are checked here.
 */
export function checkTemplate(program: hbs.AST.Program, variables: Variables): void {
  let length = 0;

  function visit(statements: readonly Node[]): void {
    for (const statement of statements) {
      switch (statement.type) {
        case 'ContentStatement':
          length += (statement as hbs.AST.ContentStatement).value.length;
          break;
        case 'CommentStatement':
          break;
        case 'MustacheStatement':
          length += lengthOf(statement as hbs.AST.MustacheStatement, variables);
          break;
        case 'BlockStatement': {
          const block = statement as hbs.AST.BlockStatement;
          checkBlock(block, variables);
          visit(block.program?.body ?? []);
          visit(block.inverse?.body ?? []);
          break;
        }
        default:
          throw new RenderError('notAllowed', statement.type, placeOf(statement));
      }
    }
  }

  visit(program.body);
  if (length > renderedLimit) throw new RenderError('tooLong', `${length} characters rendered`);
}

function lengthOf(mustache: hbs.AST.MustacheStatement, variables: Variables): number {
  if (!mustache.escaped) throw new RenderError('notAllowed', 'unescaped variable', placeOf(mustache));
  rejectHash(mustache.hash);
  const [param, ...more] = mustache.params;
  if (!param) return valueOf(mustache.path, variables).length * escapingGrowth;
  const helper = nameOf(mustache.path);
  if (!isListed(valueHelpers, helper) || more.length > 0) {
    throw new RenderError('unknownHelper', helper, placeOf(mustache));
  }
  return valueOf(param, variables).length * escapingGrowth;
}

function checkBlock(block: hbs.AST.BlockStatement, variables: Variables): void {
  const helper = nameOf(block.path);
  const [param, ...more] = block.params;
  if (!isListed(blockHelpers, helper) || !param || more.length > 0) {
    throw new RenderError('unknownHelper', helper, placeOf(block));
  }
  rejectHash(block.hash);
  valueOf(param, variables);
}

function rejectHash(hash: hbs.AST.Hash | undefined): void {
  if (hash && hash.pairs.length > 0) throw new RenderError('notAllowed', 'named parameter', placeOf(hash));
}

function nameOf(node: Node): string {
  const path = node as hbs.AST.PathExpression;
  // Only a name: no literals, `this`, `@data`, `../` or `a.b`.
  if (node.type !== 'PathExpression' || path.data || path.depth > 0 || path.parts.length !== 1) {
    const written = node.type === 'PathExpression' ? path.original : node.type;
    throw new RenderError('notAllowed', written, placeOf(node));
  }
  return path.original;
}

function valueOf(node: Node, variables: Variables): string {
  const name = nameOf(node);
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) throw new RenderError('unknownVariable', name, placeOf(node));
  return value;
}

function isListed(list: readonly string[], name: string): boolean {
  return list.includes(name);
}

function placeOf(node: Node): TemplatePlace {
  return { line: node.loc.start.line, column: node.loc.start.column + 1 };
}
