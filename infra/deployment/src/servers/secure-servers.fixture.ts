import { execFile, execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  freePort,
  query,
  startPostgres,
  startRabbitMQ,
  startRedis,
  type PrivateServer,
} from '@chauffeur/private-servers';
import { root } from '../repository.fixture.js';
import { brokerUsers } from './broker-users.fixture.js';

const run = promisify(execFile);

interface Secret {
  metadata: { name: string };
  stringData: Record<string, string>;
}

/** Runs RabbitMQ, Redis and PostgreSQL with TLS, the users of k8s/components/server-users, and secrets from its script. */
export class SecureServers {
  private constructor(
    /** Certificate of the authority that signed the servers' certificates. */
    readonly authority: string,
    private readonly secrets: ReadonlyMap<string, Record<string, string>>,
    private readonly ports: { rabbitmq: number; redis: number },
    readonly postgres: PrivateServer,
    private readonly redis: PrivateServer,
    private readonly stops: readonly (() => Promise<unknown>)[],
  ) {}

  static async start(): Promise<SecureServers> {
    const folder = await mkdtemp(join(tmpdir(), 'chauffeur-secure-servers-'));
    const [certificate, key] = [join(folder, 'tls.crt'), join(folder, 'tls.key')];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=servers'];
    const names = [
      '-addext',
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
      '-out',
      certificate,
      '-keyout',
      key,
    ];
    await run('openssl', [...request, ...names]);
    await Promise.all([chmod(folder, 0o755), chmod(key, 0o644)]);
    const secrets = makeSecrets();
    const definitions = join(folder, 'definitions.json');
    await writeFile(definitions, JSON.stringify(definitionsOf(secrets)));
    const ports = { rabbitmq: await freePort(), redis: await freePort() };
    const [rabbitmq, redis, postgres] = await Promise.all([
      startRabbitMQ({
        environment: {},
        settings: [
          `load_definitions = ${definitions}`,
          `listeners.ssl.1 = 127.0.0.1:${ports.rabbitmq}`,
          ...Object.entries({ cacertfile: certificate, certfile: certificate, keyfile: key }).map(
            ([name, path]) => `ssl_options.${name} = ${path}`,
          ),
        ],
      }),
      startRedis({ environment: {} }),
      startPostgres({ environment: {} }),
    ]);
    await enableTls(postgres, certificate, key);
    const remove = () => rm(folder, { recursive: true, force: true });
    const stops = [() => rabbitmq.stop(), () => redis.stop(), () => postgres.stop(), remove];
    const servers = new SecureServers(certificate, secrets, ports, postgres, redis, stops);
    for (const line of secrets.get('redis-acl')?.['user.acl']?.trim().split('\n') ?? []) {
      const [, user = '', ...rules] = line.split(' ');
      // The default user stays, because this test uses it.
      if (user !== 'default') await servers.queryRedis(`ACL SETUSER ${user} ${rules.join(' ')}`);
    }
    await servers.queryRedis(
      `CONFIG SET tls-auth-clients no tls-cert-file ${certificate} tls-key-file ${key} tls-port ${ports.redis}`,
    );
    return servers;
  }

  rabbitmqUrl(user: string): string {
    return `amqps://${user}:${this.password('rabbitmq', user)}@localhost:${this.ports.rabbitmq}`;
  }

  redisUrl(user: string): string {
    return `rediss://${user}:${this.password('redis', user)}@localhost:${this.ports.redis}`;
  }

  password(server: 'rabbitmq' | 'redis', user: string): string {
    return this.secrets.get(`${server}-user-${user}`)?.['password'] ?? '';
  }

  /** Runs a Redis command as a user, or as the administrator. Rejects with the server's error. */
  async queryRedis(command: string, user?: string): Promise<string> {
    const { port, password } = new URL(this.redis.url);
    const login = user ? `AUTH ${user} ${this.password('redis', user)}` : `AUTH ${password}`;
    const reply = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end(`${login}\r\n${command}\r\n`));
      let text = '';
      socket.on('data', (data) => (text += String(data)));
      socket.on('error', reject).on('close', () => resolve(text));
    });
    const answer = reply.slice(reply.indexOf('\r\n') + 2);
    if (!reply.startsWith('+OK') || answer.startsWith('-')) throw new Error(answer || reply);
    return answer;
  }

  async stop(): Promise<void> {
    await Promise.all(this.stops.map((stop) => stop()));
  }
}

function makeSecrets(): Map<string, Record<string, string>> {
  const script = join(root, 'k8s/components/server-users/make-secrets.mjs');
  const { items } = JSON.parse(String(execFileSync(process.execPath, [script]))) as { items: Secret[] };
  return new Map(items.map(({ metadata, stringData }) => [metadata.name, stringData]));
}

/** Enables TLS. PostgreSQL accepts a key only in a file that its user owns. */
async function enableTls({ url }: PrivateServer, certificate: string, key: string): Promise<void> {
  const [row] = await query<{ folder: string }>(url, `SELECT current_setting('data_directory') AS folder`);
  const folder = row?.folder ?? '';
  const { uid, gid } = await stat(folder);
  for (const [from, name] of [
    [certificate, 'server.crt'],
    [key, 'server.key'],
  ] as const) {
    const file = join(folder, name);
    await copyFile(from, file);
    await chmod(file, 0o600);
    await chown(file, uid, gid);
  }
  await query(url, 'ALTER SYSTEM SET ssl = on');
  await query(url, 'SELECT pg_reload_conf()');
}

/** Returns what the messaging topology operator creates from the manifests, as a definitions file of RabbitMQ. */
function definitionsOf(secrets: ReadonlyMap<string, Record<string, string>>): object {
  const users = [...brokerUsers.keys()].map((name) => ({
    name,
    password_hash: hashOf(secrets.get(`rabbitmq-user-${name}`)?.['password'] ?? ''),
    hashing_algorithm: 'rabbit_password_hashing_sha256',
    tags: [],
  }));
  const permissions = [...brokerUsers].map(([user, rights]) => ({ user, vhost: '/', ...rights }));
  return { vhosts: [{ name: '/' }], users, permissions };
}

function hashOf(password: string): string {
  const salt = randomBytes(4);
  const hash = createHash('sha256')
    .update(Buffer.concat([salt, Buffer.from(password)]))
    .digest();
  return Buffer.concat([salt, hash]).toString('base64');
}
