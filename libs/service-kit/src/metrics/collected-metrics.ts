import {
  Metrics,
  type Counter,
  type GaugeSample,
  type Histogram,
  type HistogramDefinition,
  type MetricDefinition,
} from './metrics.js';
import type { ProcessMetrics } from './process-metrics.js';

/** One service's part of what its process tells. */
export class CollectedMetrics extends Metrics {
  readonly isOn = true;
  private readonly ends: (() => void)[] = [];

  constructor(
    private readonly service: string,
    private readonly process: ProcessMetrics,
  ) {
    super();
  }

  counter<Label extends string>(definition: MetricDefinition<Label>): Counter<Label> {
    const counter = this.process.counter(definition);
    const { service } = this;
    return { add: (labels, by = 1) => counter.inc({ service, ...labels }, by) };
  }

  histogram<Label extends string>(definition: HistogramDefinition<Label>): Histogram<Label> {
    const histogram = this.process.histogram(definition);
    const { service } = this;
    return { observe: (labels, seconds) => histogram.observe({ service, ...labels }, seconds) };
  }

  gauges(
    definitions: readonly MetricDefinition[],
    read: () => readonly GaugeSample[] | Promise<readonly GaugeSample[]>,
  ): void {
    const { service } = this;
    const readOwn = async () => {
      const samples = await read();
      return samples.map((sample) => ({ ...sample, labels: { service, ...sample.labels } }));
    };
    this.ends.push(this.process.addReader(definitions, readOwn));
  }

  close(): void {
    for (const end of this.ends.splice(0)) end();
  }
}
