import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { useServiceLogger } from '../logging/use-service-logger.js';
import { CollectedMetrics } from './collected-metrics.js';
import type { GaugeSample } from './metrics.js';
import { MetricsListener } from './metrics-listener.js';
import { ProcessMetrics } from './process-metrics.js';

const jobs = { name: 'jobs', help: 'Jobs', labels: ['state'] };
const waiting = (value: number): GaugeSample[] => [{ name: 'jobs', labels: { state: 'waiting' }, value }];
const never = () => new Promise<never>(() => undefined);

let metrics: ProcessMetrics;
const linesOf = async (name: string) =>
  (await metrics.scrape()).split('\n').filter((line) => line.startsWith(name));

beforeEach(() => {
  useServiceLogger('spec', 'silent');
  metrics = new ProcessMetrics(20);
});

describe('the metrics of a process', () => {
  it('tell services of one process apart', async () => {
    for (const service of ['booking', 'pricing']) {
      const own = new CollectedMetrics(service, metrics);
      own.counter({ name: 'accepted_total', help: 'Accepted', labels: ['source'] }).add({ source: 'site' });
      own.gauges([jobs], () => waiting(3));
    }
    expect(await linesOf('accepted_total')).toEqual([
      'accepted_total{service="booking",source="site"} 1',
      'accepted_total{service="pricing",source="site"} 1',
    ]);
    expect(await linesOf('jobs')).toEqual([
      'jobs{service="booking",state="waiting"} 3',
      'jobs{service="pricing",state="waiting"} 3',
    ]);
  });

  it('leave out what can not be read in time, and what fails, and tell the rest', async () => {
    let read: () => GaugeSample[] | Promise<GaugeSample[]> = () => waiting(1);
    new CollectedMetrics('booking', metrics).gauges([jobs], () => read());
    new CollectedMetrics('pricing', metrics).gauges([jobs], () => waiting(2));
    const both = await linesOf('jobs');
    read = () => Promise.reject(new Error('the database is away'));
    const afterFailure = await linesOf('jobs');
    read = never;
    expect([both.length, afterFailure, await linesOf('jobs')]).toEqual([
      2,
      ['jobs{service="pricing",state="waiting"} 2'],
      ['jobs{service="pricing",state="waiting"} 2'],
    ]);
  });

  it('ask a source that hangs no second time', async () => {
    let asked = 0;
    new CollectedMetrics('booking', metrics).gauges([jobs], () => {
      asked += 1;
      return never();
    });
    await metrics.scrape();
    await metrics.scrape();
    expect(asked).toBe(1);
  });

  it('read no gauge of a service that has ended', async () => {
    const own = new CollectedMetrics('booking', metrics);
    own.gauges([jobs], () => waiting(1));
    own.close();
    expect(await linesOf('jobs')).toEqual([]);
  });

  it('watch the process under the first name', async () => {
    metrics.watchProcess('standalone');
    metrics.watchProcess('booking');
    expect(await linesOf('nodejs_eventloop_lag_p99_seconds')).toEqual([
      expect.stringContaining('{service="standalone"}'),
    ]);
    expect(await linesOf('process_resident_memory_bytes')).toHaveLength(1);
  });
});

describe('the listener', () => {
  let listener: MetricsListener;

  beforeEach(() => {
    listener = new MetricsListener(metrics);
  });

  afterEach(() => listener.close());

  it('answers to one question alone', async () => {
    const address = await listener.listen(0, '127.0.0.1');
    metrics.counter({ name: 'asked_total', help: 'Asked', labels: [] }).inc({ service: 'spec' });
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('asked_total{service="spec"} 1');
    const statuses = [
      await fetch(new URL('/', address)),
      await fetch(new URL('/health/live', address)),
      await fetch(address, { method: 'POST' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404]);
  });

  it('says that its port is taken', async () => {
    const { port } = new URL(await listener.listen(0, '127.0.0.1'));
    const second = new MetricsListener(metrics);
    await expect(second.listen(Number(port), '127.0.0.1')).rejects.toThrow('EADDRINUSE');
  });
});
