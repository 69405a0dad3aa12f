import { RenderError, type TemplatePlace } from './render-error.js';

/** Tags of a template, and conditions within conditions; the product's own have a tenth of it. */
const limits = { tags: 2_000, depth: 20 } as const;

/**
 * Rejects templates that would take seconds to parse and compile, before parsing: the library needs time by the square of
 * the depth. So all of rendering stays well below a second.
 */
export function limitTags(template: string): void {
  /** How deep each open condition is: an `{{else if}}` is parsed as a condition within it, which ends with it. */
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
