import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { imageNames, root } from '../repository.fixture.js';
import { containersOf } from './manifest.js';
import { render } from './overlays.fixture.js';

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'chauffeur-images-'));
  for (const folder of ['k8s', 'infra/observability']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the images of a release', () => {
  it('are set by digest for the product and its migrations by one file', () => {
    const digests = join(copy, 'digests');
    mkdirSync(digests);
    const digest = `sha256:${'0'.repeat(63)}1`;
    for (const name of [...imageNames(), 'provision', 'standalone']) {
      writeFileSync(join(digests, name), `${digest}\n`);
    }
    const script = join(root, 'infra/docker/images-by-digest.mjs');
    const file = execFileSync(process.execPath, [script, 'registry.test/chauffeur', digests]);
    writeFileSync(join(copy, 'k8s/images/kustomization.yaml'), file);
    const images = ['production', 'production-migrations']
      .flatMap((name) => render(join(copy, 'k8s/overlays', name)))
      .flatMap(containersOf)
      .map(({ image }) => String(image))
      // Excludes images of PostgreSQL, RabbitMQ and Redis, which their operators choose.
      .filter((image) => image.includes('chauffeur/'));
    expect(images.length).toBeGreaterThan(10);
    expect(images.filter((image) => !image.endsWith(`@${digest}`))).toEqual([]);
  });

  it('are not set from an invalid digest', () => {
    const digests = join(copy, 'broken');
    mkdirSync(digests);
    writeFileSync(join(digests, 'gateway'), 'latest');
    const script = join(root, 'infra/docker/images-by-digest.mjs');
    expect(() =>
      execFileSync(process.execPath, [script, 'registry.test', digests], { stdio: 'pipe' }),
    ).toThrow('gateway has no digest: latest');
  });
});
