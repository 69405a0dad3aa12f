import dns from 'node:dns';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Counter, type Registry } from 'prom-client';
import { useServiceLogger } from '../logging/service-logger.js';
import { scrapedGauges, type GaugeValues } from './scraped-gauges.js';
import { endRegistry, serviceRegistry, startMetrics, type RunningMetrics } from './start-metrics.js';

const jobs = { jobs: ['Jobs', 'state'] } as const;
const jobsAndOldest = { ...jobs, oldest_job_seconds: ['Age of the oldest'] } as const;
const waiting = (value: number) => ({ jobs: { waiting: value } });
const never = () => new Promise<never>(() => undefined);

let metrics: RunningMetrics;
let booking: Registry;
let pricing: Registry;

const linesOf = async (name: string) =>
  (await (await fetch(metrics.address)).text()).split('\n').filter((line) => line.startsWith(name));

beforeEach(async () => {
  useServiceLogger('spec', 'silent');
  metrics = await startMetrics({ port: 0, host: '127.0.0.1', process: 'standalone' });
  [booking, pricing] = [serviceRegistry('booking'), serviceRegistry('pricing')];
});

afterEach(() => metrics.close());

describe('the metrics of a process', () => {
  it('are labelled by service, each metric being described once', async () => {
    for (const registry of [booking, pricing]) {
      const labelNames = ['source'];
      const registers = [registry];
      new Counter({ name: 'accepted_total', help: 'Accepted', labelNames, registers }).inc({
        source: 'site',
      });
      scrapedGauges(registry, jobs, () => waiting(3));
    }
    expect(await linesOf('accepted_total')).toEqual([
      'accepted_total{source="site",service="booking"} 1',
      'accepted_total{source="site",service="pricing"} 1',
    ]);
    expect(await linesOf('jobs')).toEqual([
      'jobs{state="waiting",service="booking"} 3',
      'jobs{state="waiting",service="pricing"} 3',
    ]);
    expect(await linesOf('# TYPE jobs')).toHaveLength(1);
  });

  it('leave out gauges that fail or time out, and serve the rest', async () => {
    let read: () => GaugeValues | Promise<GaugeValues> = () => ({ ...waiting(1), oldest_job_seconds: 5 });
    scrapedGauges(booking, jobsAndOldest, () => read(), 20);
    scrapedGauges(pricing, jobs, () => waiting(2), 20);
    expect(await linesOf('jobs')).toHaveLength(2);
    expect(await linesOf('oldest_job_seconds')).toEqual(['oldest_job_seconds{service="booking"} 5']);
    for (const unreadable of [() => Promise.reject(new Error('the database is unavailable')), never]) {
      read = unreadable;
      expect(await linesOf('jobs')).toEqual(['jobs{state="waiting",service="pricing"} 2']);
      expect(await linesOf('oldest_job_seconds')).toEqual([]);
    }
  });

  it('read the gauges of one source together, and do not start a second read while one hangs', async () => {
    let reads = 0;
    const read = () => {
      reads += 1;
      return never();
    };
    scrapedGauges(booking, jobsAndOldest, read, 20);
    await linesOf('jobs');
    await linesOf('jobs');
    expect(reads).toBe(1);
  });

  it('do not read gauges of a service that has stopped', async () => {
    scrapedGauges(booking, jobs, () => waiting(1));
    endRegistry(booking);
    expect(await linesOf('jobs')).toEqual([]);
  });

  it('include those of the process itself only under the first service', async () => {
    expect(await linesOf('nodejs_eventloop_lag_p99_seconds')).toEqual([
      expect.stringContaining('{service="standalone"}'),
    ]);
    expect(await linesOf('process_resident_memory_bytes')).toHaveLength(1);
    expect(await linesOf('process_start_time_seconds')).toHaveLength(1);
  });
});

describe('the listener', () => {
  it('responds only to GET /metrics', async () => {
    const response = await fetch(metrics.address);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const statuses = [
      await fetch(new URL('/', metrics.address)),
      await fetch(new URL('/health/live', metrics.address)),
      await fetch(metrics.address, { method: 'POST' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404]);
  });

  it('is reached at every address of localhost', async () => {
    const loopback = Object.values(networkInterfaces()).flatMap((addresses = []) =>
      addresses.filter(({ internal }) => internal).map(({ address }) => address),
    );
    // Some machines have several, but resolve localhost to one of them.
    const addressesOf = (host: string) => (host === 'localhost' ? loopback : [host]);
    const lookup: unknown = (host: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        addressesOf(host).map((address) => ({ address, family: isIP(address) })),
      );
    jest.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup);
    const local = await startMetrics({ port: 0, host: 'localhost' });
    try {
      jest.restoreAllMocks();
      const { port } = new URL(local.address);
      const statusAt = async (address: string) =>
        (await fetch(`http://${isIP(address) === 6 ? `[${address}]` : address}:${port}/metrics`)).status;
      expect(await Promise.all(loopback.map(statusAt))).toEqual(loopback.map(() => 200));
    } finally {
      await local.close();
    }
  });

  it('rejects a port that is taken', async () => {
    const { port } = new URL(metrics.address);
    await expect(startMetrics({ port: Number(port), host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
  });
});
