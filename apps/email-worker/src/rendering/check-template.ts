import type Handlebars from 'handlebars';
import { blockHelpers, valueHelpers } from './template-helpers.js';
import { RenderFault } from './render-fault.js';

/** Longest subject and HTML templates, in characters. */
export const templateLimits = { subject: 500, html: 300_000 } as const;
/** Longest rendered HTML, in characters; mail programs cut far shorter mails. */
export const renderedLimit = 2_000_000;

/** Escaping makes at most 6 characters of one (`&quot;`). */
const escapingGrowth = 6;

type Node = hbs.AST.Node;

/**
 * Refuses everything but plain variables, `{{#if name}}`, `{{#unless name}}` and the listed helpers of one variable,
 * so that a template can neither reach code nor skip escaping, and bounds what rendering may produce before it runs.
 */
export function checkTemplate(program: hbs.AST.Program, variables: Readonly<Record<string, string>>): void {
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
          throw new RenderFault('emailTemplate.notAllowed', statement.type);
      }
    }
  }

  visit(program.body);
  if (length > renderedLimit) throw new RenderFault('emailTemplate.tooLong', `${length} characters rendered`);
}

function lengthOf(mustache: hbs.AST.MustacheStatement, variables: Readonly<Record<string, string>>): number {
  if (!mustache.escaped) throw new RenderFault('emailTemplate.notAllowed', 'unescaped variable');
  refuseHash(mustache.hash);
  if (mustache.params.length === 0) return valueOf(mustache.path, variables).length * escapingGrowth;
  const helper = nameOf(mustache.path);
  const [param, ...more] = mustache.params;
  if (!isListed(valueHelpers, helper) || !param || more.length > 0) {
    throw new RenderFault('emailTemplate.unknownHelper', helper);
  }
  return valueOf(param, variables).length * escapingGrowth;
}

function checkBlock(block: hbs.AST.BlockStatement, variables: Readonly<Record<string, string>>): void {
  const helper = nameOf(block.path);
  const [param, ...more] = block.params;
  if (!isListed(blockHelpers, helper) || !param || more.length > 0) {
    throw new RenderFault('emailTemplate.unknownHelper', helper);
  }
  refuseHash(block.hash);
  valueOf(param, variables);
}

function refuseHash(hash: hbs.AST.Hash | undefined): void {
  if (hash && hash.pairs.length > 0) throw new RenderFault('emailTemplate.notAllowed', 'named parameter');
}

function nameOf(node: Node): string {
  const path = node as hbs.AST.PathExpression;
  // Neither literals, `this`, `@data`, `../` nor `a.b`: a name and nothing else.
  if (node.type !== 'PathExpression' || path.data || path.depth > 0 || path.parts.length !== 1) {
    throw new RenderFault(
      'emailTemplate.notAllowed',
      node.type === 'PathExpression' ? path.original : node.type,
    );
  }
  return path.original;
}

function valueOf(node: Node, variables: Readonly<Record<string, string>>): string {
  const name = nameOf(node);
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (value === undefined) throw new RenderFault('emailTemplate.unknownVariable', name);
  return value;
}

function isListed(list: readonly string[], name: string): boolean {
  return list.includes(name);
}

/** Parses a template given as a string; a syntax fault becomes a RenderFault. */
export function parseTemplate(engine: typeof Handlebars, template: string): hbs.AST.Program {
  if (typeof template !== 'string') throw new RenderFault('emailTemplate.notAllowed', 'not a string');
  try {
    return engine.parse(template);
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new RenderFault('emailTemplate.syntax', reason.split('\n')[0] ?? reason);
  }
}
