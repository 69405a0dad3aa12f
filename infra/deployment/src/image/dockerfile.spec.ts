import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DockerfileParser } from 'dockerfile-ast';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { root } from '../repository.fixture.js';

const text = readFileSync(join(root, 'infra/docker/Dockerfile'), 'utf8');
const dockerfile = DockerfileParser.parse(text);
const instructions = dockerfile.getInstructions().map((instruction) => ({
  name: instruction.getInstruction(),
  // Excludes flags such as --from=packages.
  line: instruction.getArgumentsContent() ?? '',
}));
const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
const of = (name: string) => last.filter((instruction) => instruction.name === name).map(({ line }) => line);

describe('the Dockerfile', () => {
  it('passes a linter', () => {
    const severity = ValidationSeverity.ERROR;
    const problems = validate(text, {
      deprecatedMaintainer: severity,
      directiveCasing: severity,
      emptyContinuationLine: severity,
      instructionCasing: severity,
      instructionCmdMultiple: severity,
      instructionEntrypointMultiple: severity,
      instructionHealthcheckMultiple: severity,
      instructionJSONInSingleQuotes: severity,
      instructionWorkdirRelative: severity,
    });
    expect(problems.map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
  });

  it('builds on the Node that package.json pins', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const [version, ...others] = new Set(Object.values(optionalDependencies));
    expect(others).toEqual([]);
    expect(text).toContain(`ARG NODE_IMAGE=node:${version}-trixie-slim`);
  });

  it('installs from the lock file, and runs no scripts of packages', () => {
    const installs = instructions.filter(({ line }) => line.includes('npm '));
    expect(installs).toHaveLength(2);
    for (const { line } of installs) expect(line).toMatch(/^npm ci .*--ignore-scripts$/);
  });

  it('ends with a process that is not root, receives signals itself and has a health check', () => {
    expect(of('USER')).toEqual(['1000:1000']);
    expect(of('ENTRYPOINT')).toEqual(['["node", "--enable-source-maps", "program/dist/main.js"]']);
    expect(of('HEALTHCHECK').join('')).toContain('CMD ["node", "health-check.mjs"]');
    // From the build stage only what the two scripts selected.
    expect(of('COPY')).toEqual(['/app ./', '/out ./']);
    expect(of('ENV').join(' ')).toContain('NODE_ENV=production');
  });

  it('serves site and metrics beyond the container, whose network decides who reaches them', () => {
    expect(of('ENV').join(' ').split(' ')).toEqual(
      expect.arrayContaining(['HOST=0.0.0.0', 'METRICS_HOST=0.0.0.0']),
    );
  });
});
