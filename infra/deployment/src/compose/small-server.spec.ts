import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../repository.fixture.js';
import { composeProblems } from './compose-schema.fixture.js';

const folder = join(root, 'infra/small-server');

interface Container {
  image: string;
  read_only: boolean;
  cap_drop: string[];
  mem_limit: string;
  restart: string;
  logging: { driver: string; options: Record<string, string> };
  healthcheck: { test: string[] };
  env_file?: string;
  environment: Record<string, unknown>;
  ports?: string[];
  volumes: string[];
}

const text = readFileSync(join(folder, 'compose.yml'), 'utf8');
const compose = parse(text, { merge: true }) as {
  name: string;
  services: Record<string, Container>;
  volumes: Record<string, object>;
};

const temporary = mkdtempSync(join(tmpdir(), 'small-server-'));
afterAll(() => rmSync(temporary, { recursive: true }));
let made = 0;

/** Runs the script that writes .env. */
function makeEnv(args: readonly string[], input = '', file = join(temporary, `env-${++made}`)) {
  const script = join(folder, 'make-env.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, ...args, file], {
    encoding: 'utf8',
    input,
  });
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = written.split('\n').filter((line) => /^[A-Z]/.test(line));
  return { status, stderr, file, settings: Object.fromEntries(lines.map((line) => line.split(/=(.*)/))) };
}

const answers = ['--domain=rides.example.com', '--email=info@example.com'];

describe('the compose file of a small server', () => {
  it('is valid by the schema of the compose specification', () => {
    expect(composeProblems(compose)).toEqual([]);
  });

  it('bounds memory, logs and rights of both containers, checks their health and starts them again', () => {
    for (const container of Object.values(compose.services)) {
      expect(container).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        restart: 'unless-stopped',
        logging: { driver: 'local', options: { 'max-size': '10m' } },
      });
      expect(container.mem_limit).toMatch(/^\d+m$/);
      expect(container.healthcheck.test[0]).toBe('CMD');
    }
  });

  it('starts the product where the proxy expects it, whatever .env says', () => {
    const { HOST, PORT } = compose.services['product']?.environment ?? {};
    expect(HOST).toBe('0.0.0.0');
    expect(readFileSync(join(folder, 'Caddyfile'), 'utf8')).toContain(`{$PRODUCT:product:${String(PORT)}}`);
  });

  it('publishes the proxy alone, and stores data on volumes', () => {
    expect(compose.services['product']?.ports).toBeUndefined();
    expect(compose.services['caddy']?.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    const mounted = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((volume) => volume.replace(/^\$\{\w+:-(\w+)\}/, '$1').split(':')[0] ?? ''),
    );
    expect(mounted.filter((name) => !name.startsWith('./'))).toEqual(Object.keys(compose.volumes));
  });

  it('takes every setting from the file that the script writes', () => {
    expect(compose.services['product']?.env_file).toBe('.env');
    const { settings } = makeEnv([...answers, '--smtp-url=smtp://mail.example.com']);
    const required = [...text.matchAll(/\$\{(\w+)(?::\?[^}]*)?\}/g)].map(([, name = '']) => name);
    expect(required).toContain('DOMAIN');
    for (const name of required) expect(settings[name]).toBeTruthy();
  });

  it('builds an image that no registry has, unless .env names one that can be pulled', () => {
    const local = 'localhost/chauffeur/standalone';
    expect(compose.services['product']?.image).toBe(`\${IMAGE:-${local}}`);
    const ofServer = [...answers, '--smtp-url=smtp://mail.example.com'];
    expect(makeEnv(ofServer).settings['IMAGE']).toBe(local);
    const pulled = 'registry.example.com/chauffeur/standalone:0.2.0';
    expect(makeEnv([...ofServer, `--image=${pulled}`]).settings['IMAGE']).toBe(pulled);
  });
});

describe('the .env of a small server', () => {
  it('is the same from arguments and from questions, but for its secrets', () => {
    const fromArguments = makeEnv([...answers, '--smtp-url=smtps://me:a%40b@mail.example.com']);
    const fromQuestions = makeEnv(
      [],
      'rides.example.com\nsmtps://me:a%40b@mail.example.com\ninfo@example.com\n',
    );
    expect(fromArguments.status).toBe(0);
    expect(fromArguments.settings).toMatchObject({
      NODE_ENV: 'production',
      SEED_DEMO_CONTENT: 'false',
      PUBLIC_URL: 'https://rides.example.com',
      SMTP_URL: 'smtps://me:a%40b@mail.example.com',
      MAIL_FROM: 'info@example.com',
      ADMIN_EMAIL: 'info@example.com',
    });
    expect(Object.keys(fromQuestions.settings)).toEqual(Object.keys(fromArguments.settings));
    expect(fromArguments.settings['SETUP_TOKEN']).toMatch(/^[\da-f]{64}$/);
    expect(fromQuestions.settings['SETUP_TOKEN']).not.toBe(fromArguments.settings['SETUP_TOKEN']);
    expect(fromQuestions.stderr).toContain('Domain of the site');
  });

  it('stays as it is at a second run, and only its owner may read it', () => {
    const ofServer = [...answers, '--smtp-url=smtp://mail.example.com'];
    const { file, settings } = makeEnv(ofServer);
    const again = makeEnv(ofServer, '', file);
    expect(again).toMatchObject({ status: 1, settings });
    expect(again.stderr).toContain(`${file} is there already`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('quotes what compose would replace', () => {
    expect(makeEnv([...answers, '--smtp-url=smtp://me:a$b@mail.example.com']).settings['SMTP_URL']).toBe(
      "'smtp://me:a$b@mail.example.com'",
    );
  });

  it.each([
    'smtps://me@example.com:p@ss@mail.example.com:465',
    'smtp://mail.example.com:587?requireTLS=true',
    'smtp://[2001:db8::5]:25',
  ])('takes the mail server %s', (url) => {
    const { status, settings } = makeEnv([...answers, `--smtp-url=${url}`]);
    expect([status, settings['SMTP_URL']?.replaceAll("'", '')]).toEqual([0, url]);
  });

  it.each([
    ['--domain', ['--domain=https://rides.example.com']],
    ['--smtp-url', ['--smtp-url=mail.example.com']],
    ['--smtp-url', ['--smtp-url=smtps://me:a/b@mail.example.com']],
    ['--smtp-url', ['--smtp-url=smtps://me:12?b@mail.example.com']],
    ['--smtp-url', ['--smtp-url=smtps://me:12#b@mail.example.com']],
    ['--email', ['--email=info']],
    ['--smtp-url', ['--domain=rides.example.com']],
    ['--mail', ['--mail=info@example.com']],
  ])('names %s where it is wrong, missing or unknown', (name, args) => {
    const defaults = ['domain=rides.example.com', 'smtp-url=smtp://mail.example.com', 'email=a@example.com'];
    const others = args[0]?.startsWith(name)
      ? defaults.map((one) => `--${one}`).filter((one) => !one.startsWith(name))
      : [];
    const { status, stderr, settings } = makeEnv([...others, ...args]);
    expect([status, settings]).toEqual([1, {}]);
    expect(stderr).toContain(name);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });
});
