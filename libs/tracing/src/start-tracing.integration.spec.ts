import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';
import { runInService, SpanKind, startTracing, traced, type Tracing } from './index.js';
import { receiveTraces } from './testing/receive-traces.js';

const run = promisify(execFile);
const silent = (): void => undefined;
const tracings: (Tracing | undefined)[] = [];

async function start(endpoint: string, ...services: string[]): Promise<void> {
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = endpoint;
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '20';
  for (const service of services) tracings.push(await startTracing(service, silent));
}

afterEach(async () => {
  await Promise.all(tracings.splice(0).map(async (tracing) => tracing?.stop()));
  for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) delete process.env[name];
});

const work = (service: string, name: string) =>
  runInService(service, () => traced(name, { kind: SpanKind.INTERNAL }, () => Promise.resolve(name)));

/** The OpenTelemetry packages that a process has loaded after it called `startTracing`. */
async function loadedBy(environment: Record<string, string>): Promise<string[]> {
  const program = `
    import { createRequire } from 'node:module';
    const { startTracing } = await import(${JSON.stringify(new URL('./index.js', import.meta.url).href)});
    const tracing = await startTracing('booking', () => undefined);
    const files = Object.keys(createRequire(import.meta.url).cache);
    const names = files.map((file) => /@opentelemetry\\/([^/]+)/.exec(file.replaceAll('\\\\', '/'))?.[1]);
    console.log(JSON.stringify([...new Set(names.filter(Boolean))]));
    process.exit(0);`;
  const env = { ...process.env, ...environment };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { env });
  return JSON.parse(stdout) as string[];
}

describe('tracing', () => {
  it('loads only the API package if no collector is set, or if it is disabled', async () => {
    expect((await loadedBy({})).filter((name) => name !== 'api')).toEqual([]);
    const off = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' };
    expect((await loadedBy(off)).filter((name) => name !== 'api')).toEqual([]);
    expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })).toContain('sdk-trace-base');
  });

  it('names each service of a process in its spans, and sends the last spans when it stops', async () => {
    const receiver = await receiveTraces();
    await start(receiver.url, 'booking', 'finance');
    process.env['OTEL_BSP_SCHEDULE_DELAY'] = '60000';
    await Promise.all([work('booking', 'a'), work('finance', 'b'), work('booking', 'c')]);
    await Promise.all(tracings.splice(0).map(async (tracing) => tracing?.stop()));
    const sent = receiver.spans.map(({ service, name }) => `${service} ${name}`);
    expect(sent.toSorted()).toEqual(['booking a', 'booking c', 'finance b']);
    await receiver.stop();
  });

  it('samples as OTEL_TRACES_SAMPLER says', async () => {
    const receiver = await receiveTraces();
    process.env['OTEL_TRACES_SAMPLER'] = 'parentbased_traceidratio';
    process.env['OTEL_TRACES_SAMPLER_ARG'] = '0';
    await start(receiver.url, 'booking');
    await work('booking', 'a');
    await tracings[0]?.stop();
    expect(receiver.spans).toEqual([]);
    await receiver.stop();
  });

  it('records the type of an error and never its message', async () => {
    const receiver = await receiveTraces();
    await start(receiver.url, 'booking');
    const fault = Object.assign(new Error('Key (email)=(guest@example.com) exists'), { code: '23505' });
    await expect(
      runInService('booking', () => traced('a', { kind: SpanKind.CLIENT }, () => Promise.reject(fault))),
    ).rejects.toBe(fault);
    await tracings[0]?.stop();
    expect(receiver.spans).toMatchObject([{ hasFailed: true, attributes: { 'error.type': '23505' } }]);
    expect(JSON.stringify(receiver.spans)).not.toContain('guest@');
    await receiver.stop();
  });

  it('delays neither work nor shutdown while the collector accepts connections and does not respond', async () => {
    const silentServer = createServer(silent).listen(0, '127.0.0.1');
    await once(silentServer, 'listening');
    const address = silentServer.address();
    process.env['OTEL_EXPORTER_OTLP_TIMEOUT'] = '120000';
    await start(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, 'booking');
    for (let count = 0; count < 5_000; count += 1) void work('booking', 'a');
    // Waiting for the collector would take the exporter's two minutes; the test's limit is one.
    await expect(work('booking', 'b')).resolves.toBe('b');
    await tracings[0]?.stop();
    silentServer.closeAllConnections();
    silentServer.close();
  });
});
