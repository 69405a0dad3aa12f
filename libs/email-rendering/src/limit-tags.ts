import { RenderError, type TemplatePlace } from './render-error.js';

/** Max number of tags and max depth of nested conditions; the default templates have a tenth of each. */
const limits = { tags: 2_000, depth: 20 } as const;

/**
 * Rejects, before parsing, templates that Handlebars would take seconds to parse and compile: its time grows with the square
 * of the depth. So rendering stays well below a second.
 */
export function limitTags(template: string): void {
  /** Levels of each open condition: each `{{else if}}` adds one, because it is parsed as a nested condition. */
  const open: number[] = [];
  let tags = 0;
  for (const { index, 1: kind = '' } of template.matchAll(/\{\{~?\s*(#|\/|\^(?!~?\}\})|else\s+\w)?/g)) {
    tags++;
    if (kind === '/') open.pop();
    else if (kind.startsWith('else')) open.push((open.pop() ?? 0) + 1);
    else if (kind !== '') open.push(1);
    if (tags > limits.tags) throw new RenderError('tooLong', `${limits.tags} tags`, placeAt(template, index));
    const depth = open.reduce((sum, levels) => sum + levels, 0);
    if (depth > limits.depth) {
      throw new RenderError('tooDeep', `${limits.depth} conditions`, placeAt(template, index));
    }
  }
}

function placeAt(template: string, index: number): TemplatePlace {
  const before = template.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
