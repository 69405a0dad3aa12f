import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { GaugeReader } from './gauge-reader.js';
import type { GaugeSample, HistogramDefinition, MetricDefinition } from './metrics.js';

/** All that this process tells, of one service or of several: each metric once, told apart by the label `service`. */
export class ProcessMetrics {
  private readonly registry = new Registry();
  private readonly gauges = new Map<string, Gauge>();
  private readonly readers = new Set<GaugeReader>();
  private scraping: Promise<string> | undefined;
  private name: string | undefined;

  readonly contentType = this.registry.contentType;

  /** @param readLimit milliseconds that a source has to tell its gauges */
  constructor(private readonly readLimit = 2_000) {}

  /** Begins to watch the process itself, under the first name that is given. */
  watchProcess(name: string): void {
    if (this.name !== undefined) return;
    this.name = name;
    collectDefaultMetrics({ register: this.registry, labels: { service: name } });
  }

  counter({ name, help, labels }: MetricDefinition): Counter {
    const known = this.registry.getSingleMetric(name);
    if (known instanceof Counter) return known;
    return new Counter({ name, help, labelNames: ['service', ...labels], registers: [this.registry] });
  }

  histogram({ name, help, labels, buckets }: HistogramDefinition): Histogram {
    const known = this.registry.getSingleMetric(name);
    if (known instanceof Histogram) return known;
    return new Histogram({
      name,
      help,
      labelNames: ['service', ...labels],
      buckets: [...buckets],
      registers: [this.registry],
    });
  }

  /** Returns the way to end it. */
  addReader(
    definitions: readonly MetricDefinition[],
    read: () => readonly GaugeSample[] | Promise<readonly GaugeSample[]>,
  ): () => void {
    for (const definition of definitions) this.defineGauge(definition);
    const reader = new GaugeReader(read, this.readLimit);
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  }

  /** Everything, in Prometheus' text format; several askers at a time get one answer. */
  scrape(): Promise<string> {
    this.scraping ??= this.render().finally(() => {
      this.scraping = undefined;
    });
    return this.scraping;
  }

  private async render(): Promise<string> {
    const read = await Promise.all([...this.readers].map((reader) => reader.read()));
    // What could not be read is left out, rather than told as it was.
    for (const gauge of this.gauges.values()) gauge.reset();
    for (const { name, labels, value } of read.flat()) this.gauges.get(name)?.set(labels, value);
    return this.registry.metrics();
  }

  private defineGauge({ name, help, labels }: MetricDefinition): void {
    if (this.gauges.has(name)) return;
    const gauge = new Gauge({ name, help, labelNames: ['service', ...labels], registers: [this.registry] });
    this.gauges.set(name, gauge);
  }
}
