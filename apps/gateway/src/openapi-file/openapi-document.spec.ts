import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { openApiDocument, openApiFile } from './openapi-document.js';

/** One method of one path, or one schema, as text: short enough that a difference is easy to read. */
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

interface Operation {
  operationId: string;
  summary?: string;
  responses: Record<string, unknown>;
  security?: unknown[];
}

interface ApiDocument {
  openapi: string;
  info: { license?: { name: string } };
  servers: unknown[];
  security: unknown[];
  paths: Record<string, Record<string, Operation>>;
}

const committedDocument = async () => JSON.parse(await readFile(openApiFile, 'utf8')) as ApiDocument;

const operationsOf = (paths: ApiDocument['paths']) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('docs/openapi.json', () => {
  it('is what the gateway serves; after a change of the API run `npm run openapi:write`', async () => {
    const [served, committed] = await Promise.all([openApiDocument(), readFile(openApiFile, 'utf8')]);
    const parts = { served: partsOf(served), committed: partsOf(committed) };
    const names = new Set([...parts.served.keys(), ...parts.committed.keys()]);
    const different = [...names].filter((name) => parts.served.get(name) !== parts.committed.get(name));
    expect(different).toEqual([]);
    expect(served === committed).toBe(true);
  });

  it('is an OpenAPI 3.1 document that names its server, its licence and no session by default', async () => {
    const { openapi, servers, info, security } = await committedDocument();
    expect({ openapi, servers, licence: info.license?.name, security }).toEqual({
      openapi: '3.1.0',
      servers: [{ url: '/' }],
      licence: 'Apache 2.0',
      security: [],
    });
  });

  it('requires a session of every staff route, and of no other', async () => {
    const { paths } = await committedDocument();
    const differing = operationsOf(paths).filter(
      ({ path, operation }) => path.startsWith('/api/admin/') !== (operation.security?.length === 1),
    );
    expect(differing.map(({ name }) => name)).toEqual([]);
  });

  it('leaves out only what anyone may read, and reports; specs call every other route without permission', () => {
    const source = fileURLToPath(new URL('../../src', import.meta.url));
    const hidden = globSync(`${source}/**/*.controller.ts`)
      .filter((file) => /ApiExclude\w+\(/.test(readFileSync(file, 'utf8')))
      .map((file) => basename(file, '.controller.ts'));
    expect(hidden.toSorted()).toEqual([
      'public-media',
      'public-pages',
      'public-policy-reports',
      'public-security-txt',
    ]);
  });

  it('has a summary, an unambiguous id, a success and a rejection for each operation', async () => {
    const operations = operationsOf((await committedDocument()).paths);
    const incomplete = operations.filter(
      ({ operation: { summary, responses } }) =>
        !summary || !/2\d\d/.test(Object.keys(responses).join()) || !('4XX' in responses),
    );
    expect(incomplete.map(({ name }) => name)).toEqual([]);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('has schemas without `nullable` and without a required property that is not described', async () => {
    const faults: string[] = [];
    JSON.parse(await readFile(openApiFile, 'utf8'), (key, value: unknown) => {
      if (key === 'nullable' && typeof value === 'boolean') faults.push('nullable');
      if (!isObject(value) || !Array.isArray(value['required'])) return value;
      const { properties } = value;
      const missing = value['required'].filter(
        (name) => !isObject(properties) || !(String(name) in properties),
      );
      faults.push(...missing.map((name) => `${key}: ${String(name)}`));
      return value;
    });
    expect(faults).toEqual([]);
  });
});
