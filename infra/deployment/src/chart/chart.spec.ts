import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { containersOf, nameOf, type Manifest } from '../manifests/manifest.js';
import { overlay } from '../manifests/overlays.fixture.js';
import { validateManifest } from '../manifests/validate-manifest.fixture.js';
import { writeChart } from './make-chart.js';

// jest.config.js leaves this file out if helm or kustomize is missing.
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chauffeur-chart-'));
  writeChart(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function template(settings: string[] = [], namespace = 'chauffeur'): Map<string, Manifest> {
  const set = settings.flatMap((setting) => ['--set', setting]);
  const args = [
    'template',
    'chauffeur',
    folder,
    '--namespace',
    namespace,
    '--kube-version',
    '1.32.0',
    ...set,
  ];
  const text = String(execFileSync('helm', args, { maxBuffer: 16 * 1024 * 1024 }));
  const objects = parseAllDocuments(text).flatMap((one) => (one.toJS() as Manifest | null) ?? []);
  return new Map(objects.map((object) => [nameOf(object), object]));
}

describe('the chart', () => {
  it('renders by its defaults what the overlays of production render', () => {
    const rendered = template();
    const expected = [...overlay('production'), ...overlay('production-migrations')].filter(
      ({ kind }) => kind !== 'Namespace',
    );
    expect([...rendered.keys()].toSorted()).toEqual(expected.map(nameOf).toSorted());
    for (const object of expected) expect(rendered.get(nameOf(object))).toMatchObject({ ...object });
  });

  it('renders valid objects with other values, without a trace of the samples', async () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const rendered = template(
      [
        'host=rides.test',
        'images.registry=registry.test/rides',
        'images.tag=1.2.3',
        `images.digests.web=${digest}`,
        'mail.from=rides@rides.test',
        'trustedProxies=192.0.2.0/24',
        'backups.endpoint=https://store.test',
        'monitoring.runbook=https://rides.test/runbook',
        'settings.LOG_LEVEL=debug',
        'settings.OTEL_SDK_DISABLED=true',
      ],
      'rides',
    );
    const errors: string[] = [];
    for (const object of rendered.values()) errors.push(...(await validateManifest(object)));
    expect(errors).toEqual([]);
    const text = JSON.stringify([...rendered.values()]);
    expect(text).toContain('"runbook_url":"https://rides.test/runbook#servicedown"');
    expect(text.match(/example\.com|OWNER|chauffeur\.svc|"namespace":"chauffeur"|:0\.1\.0"/g)).toBeNull();
    const images = [...rendered.values()].flatMap(containersOf).map(({ image }) => image);
    expect(images).toContain(`registry.test/rides/web@${digest}`);
    expect(images).toContain('registry.test/rides/booking:1.2.3');
    expect(rendered.get('ConfigMap/settings')?.['data']).toMatchObject({
      PUBLIC_URL: 'https://rides.test',
      TRUSTED_PROXIES: '192.0.2.0/24',
      LOG_LEVEL: 'debug',
      OTEL_SDK_DISABLED: 'true',
    });
  });

  it('leaves out what the cluster already has', () => {
    const rendered = template([
      'dataServers.enabled=false',
      'monitoring.enabled=false',
      'queueAutoscaling.enabled=false',
    ]);
    const groups = [...rendered.values()].map(({ apiVersion }) => apiVersion);
    expect(groups.filter((group) => /cnpg|rabbitmq|opstree|keda|coreos/.test(group))).toEqual([]);
    expect(rendered.has('Deployment/booking')).toBe(true);
  });

  it('passes the linter of Helm', () => {
    expect(() => execFileSync('helm', ['lint', '--strict', folder], { stdio: 'pipe' })).not.toThrow();
  });
});
