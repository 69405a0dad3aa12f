import { describe, expect, it } from '@jest/globals';
import { nameOf, type Manifest } from './manifest.js';
import { overlay, overlays } from './overlays.fixture.js';
import { validateManifest } from './validate-manifest.fixture.js';

describe.each(overlays)('the overlay %s', (name) => {
  it('is valid by the schemas of its kinds, without unknown fields', async () => {
    const errors: string[] = [];
    // Sequential: Jest fails if modules with common imports are first imported concurrently.
    for (const manifest of overlay(name)) errors.push(...(await validateManifest(manifest)));
    expect(errors).toEqual([]);
  });

  it('names each object once, all in one namespace', () => {
    const manifests = overlay(name);
    const names = manifests.map(nameOf);
    expect(names).toEqual([...new Set(names)]);
    const spaces = manifests
      .filter(({ kind }) => kind !== 'Namespace')
      .map(({ metadata }) => metadata.namespace);
    expect(new Set(spaces).size).toBe(1);
    // Kustomize sets the namespace of objects, but not inside texts.
    const addressed = [...JSON.stringify(manifests).matchAll(/\.([a-z-]+)\.svc\b/g)].map(
      ([, space]) => space,
    );
    expect([...new Set([...spaces, ...addressed])]).toHaveLength(1);
  });
});

describe('the validation', () => {
  const deployment = () => overlay('production').find((one) => nameOf(one) === 'Deployment/booking');

  it.each([
    ['a wrong type', { replicas: 'two' }, 'Deployment/booking: data/spec/replicas must be integer'],
    ['a misspelt field', { replica: 2 }, 'Deployment/booking: /spec/replica is unknown'],
  ])('reports %s', async (_what, change, error) => {
    const manifest = deployment();
    Object.assign(manifest?.['spec'] as object, change);
    expect(await validateManifest(manifest as Manifest)).toContain(error);
  });

  it('reports a misspelt field deep within', async () => {
    const manifest = deployment();
    const spec = manifest?.['spec'] as { template: { spec: { containers: object[] } } };
    Object.assign(spec.template.spec.containers[0] as object, { securityContexts: {} });
    expect(await validateManifest(manifest as Manifest)).toEqual([
      'Deployment/booking: /spec/template/spec/containers/0/securityContexts is unknown',
    ]);
  });
});
