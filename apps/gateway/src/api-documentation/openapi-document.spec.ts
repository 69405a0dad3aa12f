import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { openApiDocument, openApiFile } from './openapi-document.js';

/** What one method of one path offers, or one schema: short enough to be read where it differs. */
function partsOf(text: string): Map<string, string> {
  const { paths, components, ...rest } = JSON.parse(text) as {
    paths: Record<string, Record<string, unknown>>;
    components: Record<string, Record<string, unknown>>;
  };
  return new Map(
    [
      ...Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, route]) => [`${method} ${path}`, route] as const),
      ),
      ...Object.entries(components).flatMap(([kind, definitions]) =>
        Object.entries(definitions).map(([name, definition]) => [`${kind} ${name}`, definition] as const),
      ),
      ['document', rest] as const,
    ].map(([name, part]) => [name, JSON.stringify(part)]),
  );
}

describe('docs/openapi.json', () => {
  it('is what the gateway serves; after a change of the API run `npm run openapi:write`', async () => {
    const [served, committed] = await Promise.all([openApiDocument(), readFile(openApiFile, 'utf8')]);
    const parts = { served: partsOf(served), committed: partsOf(committed) };
    const names = new Set([...parts.served.keys(), ...parts.committed.keys()]);
    const different = [...names].filter((name) => parts.served.get(name) !== parts.committed.get(name));
    expect(different).toEqual([]);
    expect(served === committed).toBe(true);
  });
});
