import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../repository.fixture.js';
import { isFields, nameOf, type Manifest } from './manifest.js';
import { overlay, render } from './overlays.fixture.js';

const ofKind = (manifests: Manifest[], kind: string) => manifests.filter((one) => one.kind === kind);

describe('production with the Gateway API', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'chauffeur-platform-'));
    for (const folder of ['k8s', 'infra/observability']) {
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    }
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('serves the host of PUBLIC_URL by TLS, redirects to it, and has no Ingress besides', () => {
    const settings = join(copy, 'k8s/overlays/production/settings.yaml');
    const text = readFileSync(settings, 'utf8');
    writeFileSync(settings, text.replaceAll('chauffeur.example.com', 'rides.example.net'));
    const manifests = render(join(copy, 'k8s/overlays/production-platform'));
    expect([...ofKind(manifests, 'Ingress'), ...ofKind(manifests, 'Middleware')].map(nameOf)).toEqual([]);
    const [gateway] = ofKind(manifests, 'Gateway');
    expect(gateway?.['spec']).toMatchObject({
      listeners: [
        { name: 'http', protocol: 'HTTP', hostname: 'rides.example.net' },
        { name: 'https', protocol: 'HTTPS', hostname: 'rides.example.net' },
      ],
    });
    expect(ofKind(manifests, 'HTTPRoute').map(({ spec }) => spec)).toEqual([
      {
        parentRefs: [{ name: 'site', sectionName: 'https' }],
        hostnames: ['rides.example.net'],
        rules: [{ backendRefs: [{ name: 'gateway', port: 8080 }] }],
      },
      {
        parentRefs: [{ name: 'site', sectionName: 'http' }],
        hostnames: ['rides.example.net'],
        rules: [
          {
            filters: [
              {
                type: 'RequestRedirect',
                requestRedirect: { scheme: 'https', port: 443, statusCode: 301 },
              },
            ],
          },
        ],
      },
    ]);
  });
});

describe('production with external secrets', () => {
  it('gets every secret that its objects need, and only those, from the entry of its name', () => {
    const manifests = overlay('production-platform');
    const external = ofKind(manifests, 'ExternalSecret');
    const needed = [
      ...new Set([...manifests, ...overlay('production-platform-migrations')].flatMap(secretsIn)),
    ]
      // RabbitMQ's operator creates this one.
      .filter((name) => name !== 'rabbitmq-default-user');
    expect(needed.length).toBeGreaterThan(10);
    expect(external.map(({ metadata }) => metadata.name).toSorted()).toEqual(needed.toSorted());
    for (const { metadata, spec } of external) {
      expect(spec).toMatchObject({ dataFrom: [{ extract: { key: `chauffeur/${metadata.name}` } }] });
    }
  });
});

/** Returns the names of the secrets that an object requires: those of pods, of the operators' servers, and of triggers. */
function secretsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(secretsIn);
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([field, child]) => {
    if (field === 'secretTargetRef' && Array.isArray(child)) return child.map(nameIn);
    if (field === 's3Credentials' && isFields(child)) return Object.values(child).map(nameIn);
    const isReference = ['secretKeyRef', 'passwordSecret', 'redisSecret'].includes(field);
    if (!isReference || !isFields(child)) return secretsIn(child);
    return child['optional'] === true ? [] : [nameIn(child)];
  });
}

function nameIn(reference: unknown): string {
  return String(isFields(reference) ? reference['name'] : undefined);
}
