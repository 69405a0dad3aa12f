import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import amqp from 'amqplib';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { until } from './processes/until.js';
import { startServer } from './private-server.js';
import {
  createTestDatabase,
  portListens,
  ServerProcess,
  startPostgres,
  startRabbitMQ,
  startRedis,
  type PrivateServer,
} from './index.js';

const servers: PrivateServer[] = [];

/** Starts a private server even if the test run was given addresses. */
async function own<T extends PrivateServer>(
  start: (options: { environment: Record<string, string> }) => Promise<T>,
): Promise<T> {
  const server = await start({ environment: {} });
  servers.push(server);
  return server;
}

/** Returns the command lines of running processes that contain a text; none if there is no /proc. */
function processesWith(text: string): string[] {
  if (!existsSync('/proc/self/cmdline')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        return '';
      }
    })
    .filter((line) => line.includes(text));
}

async function rows(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function rejects(url: string): Promise<boolean> {
  return rows(url, 'select 1').then(
    () => false,
    () => true,
  );
}

/** Unlike a confirmed message, a declaration is written seconds later. Until then kill -9 loses the queue. */
function isDeclaredOnDisk(folder: string, queue: string): boolean {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('msg_stores'))
    .some(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(queue));
}

afterAll(async () => {
  for (const server of servers) await server.stop();
});

/** Expects that no process, folder or open port is left, and that stopping twice does no harm. */
async function leavesNothing(server: PrivateServer): Promise<void> {
  const folder = server.folder ?? '';
  expect(existsSync(folder)).toBe(true);
  await server.stop();
  await server.stop();
  expect(existsSync(folder)).toBe(false);
  // The orphan guard's shell was released and ends a moment later.
  expect(await until(() => processesWith(folder).length === 0, 10_000)).toBe(true);
  expect(await portListens(Number(new URL(server.url).port))).toBe(false);
}

describe('PostgreSQL', () => {
  it('sorts and folds Cyrillic, gives each database to its own user alone, survives kill -9, and leaves nothing', async () => {
    let problems = '';
    const log = (line: string) => (problems += `${line}\n`);
    const server = await own((options) => startPostgres({ ...options, log }));
    const first = await createTestDatabase(server.url);
    const second = await createTestDatabase(server.url);
    expect(await rows(first.url, `select 'ШАМАХЫ' ilike 'шамахы' as same`)).toEqual([{ same: true }]);

    expect(await rows(first.url, 'show log_error_verbosity')).toEqual([{ log_error_verbosity: 'terse' }]);

    const intruder = new URL(first.url);
    intruder.pathname = `/${second.name}`;
    expect(await rejects(intruder.href)).toBe(true);

    await rows(first.url, 'create table retained (value text)');
    await rows(first.url, `insert into retained values ('still here')`);
    await rows(server.url, 'checkpoint');
    await server.kill9();
    expect(await rejects(first.url)).toBe(true);
    await server.restart();
    expect(await rows(first.url, 'select value from retained')).toEqual([{ value: 'still here' }]);
    expect(problems).toContain('permission denied for database');
    expect(problems).not.toMatch(/LOG:|the database system is/);

    await first.drop();
    expect(await rejects(first.url)).toBe(true);
    expect(await rejects(second.url)).toBe(false);
    await leavesNothing(server);
  });
});

describe('RabbitMQ', () => {
  it('says that it was killed, keeps a confirmed message, and leaves nothing', async () => {
    const server = await own(startRabbitMQ);
    const before = await amqp.connect(server.url);
    before.on('error', () => undefined);
    const channel = await before.createConfirmChannel();
    await channel.assertQueue('retained', { durable: true });
    channel.sendToQueue('retained', Buffer.from('still here'), { persistent: true });
    await channel.waitForConfirms();
    // The log of declarations is written in order: once a later one is on disk, this one is complete.
    await channel.assertQueue('declared-later', { durable: true });
    const folder = server.folder ?? '';
    expect(await until(() => isDeclaredOnDisk(folder, 'declared-later'), 10_000)).toBe(true);
    process.kill(Number(readFileSync(join(folder, 'broker.pid'), 'utf8')), 'SIGKILL');
    expect(await server.ended()).toBe('SIGKILL');
    await expect(amqp.connect(server.url)).rejects.toThrow(/ECONNREFUSED/);
    await server.restart();
    const after = await amqp.connect(server.url);
    const message = await (await after.createChannel()).get('retained');
    expect(message && message.content.toString()).toBe('still here');
    await after.close();
    await leavesNothing(server);
  });
});

describe('Redis', () => {
  it('has after kill -9 what was written, rejects a connection without the password, and leaves nothing', async () => {
    const server = await own(startRedis);
    const options = { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null };
    const before = new Redis(server.url, options);
    before.on('error', () => undefined);
    expect(await before.set('retained', 'still here')).toBe('OK');
    await server.kill9();
    before.disconnect();
    await server.restart();
    const after = new Redis(server.url, options);
    expect(await after.get('retained')).toBe('still here');
    after.disconnect();

    const stranger = new Redis(server.url.replace(/:[^:@]+@/, ''), options);
    stranger.on('error', () => undefined);
    await expect(stranger.get('retained')).rejects.toThrow(/NOAUTH/);
    stranger.disconnect();
    await leavesNothing(server);
  });
});

describe('a server that ends unexpectedly', () => {
  const program = (end: string) => `
    process.once('SIGUSR2', () => { console.error('FATAL:  no space'); console.error('LOG:  bye'); ${end} });
    console.log('ready');`;

  it.each([
    ['process.exitCode = 3; clearInterval(running);', 'exit code 3: FATAL:  no space'],
    ["process.kill(process.pid, 'SIGKILL');", 'SIGKILL'],
  ])('says how, and what it wrote as the reason: %s', async (end, expected) => {
    let output = '';
    const text = `const running = setInterval(() => undefined, 1000); ${program(end)}`;
    const child = new ServerProcess({
      command: process.execPath,
      args: ['--eval', text],
      log: (line) => (output += line),
    });
    const server = await startServer({
      name: 'A server',
      url: '',
      folder: '',
      temporary: false,
      stopSignal: 'SIGTERM',
      launch: () => Promise.resolve([child]),
      isReady: () => Promise.resolve(output.includes('ready')),
      isReason: (line) => line.startsWith('FATAL'),
    });
    process.kill(child.pid ?? 0, 'SIGUSR2');
    expect(await server.ended()).toBe(expected);
    await server.stop();
  });
});

describe('a start that is no longer wanted', () => {
  it('ends, and leaves nothing of its server', async () => {
    const stopping = new AbortController();
    const child = new ServerProcess({ command: 'sleep', args: ['600'] });
    const starting = startServer({
      name: 'A server',
      url: '',
      folder: '',
      temporary: false,
      stopSignal: 'SIGTERM',
      signal: stopping.signal,
      launch: () => Promise.resolve([child]),
      isReady: () => Promise.resolve(false),
    });
    stopping.abort(new Error('the process stops'));
    await expect(starting).rejects.toThrow('the process stops');
    expect(child.isRunning).toBe(false);
  });
});

describe('a process that is killed with -9', () => {
  it('leaves nothing of the servers that it started', async () => {
    const index = new URL('./index.js', import.meta.url).href;
    const program = `
      const { startPostgres, startRedis } = await import(${JSON.stringify(index)});
      const servers = await Promise.all([startPostgres({ environment: {} }), startRedis({ environment: {} })]);
      console.log(JSON.stringify(servers.map(({ folder, url }) => ({ folder, url }))));
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    const [line] = await once(child.stdout, 'data');
    const started: { folder?: string; url: string }[] = JSON.parse(String(line));
    child.kill('SIGKILL');
    for (const { folder, url } of started) {
      const gone = async (): Promise<boolean> =>
        !(folder && (existsSync(folder) || processesWith(folder).length > 0)) &&
        !(await portListens(Number(new URL(url).port)));
      expect(await until(gone, 20_000)).toBe(true);
    }
  });
});
