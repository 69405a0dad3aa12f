/** What a metric is called and told apart by; the label `service` is added to all. */
export interface MetricDefinition<Label extends string = string> {
  /** As Prometheus names them, in base units: `http_request_duration_seconds`. */
  readonly name: string;
  readonly help: string;
  /** Each with few values that are known beforehand: every combination is kept for the life of the process. */
  readonly labels: readonly Label[];
}

export interface HistogramDefinition<Label extends string = string> extends MetricDefinition<Label> {
  /** Upper bounds in seconds, rising. */
  readonly buckets: readonly number[];
}

export type Labels<Label extends string> = Readonly<Record<Label, string>>;

export interface Counter<Label extends string = string> {
  /** `by` defaults to 1; 0 makes the series appear before anything was counted. */
  add(labels: Labels<Label>, by?: number): void;
}

export interface Histogram<Label extends string = string> {
  observe(labels: Labels<Label>, seconds: number): void;
}

/** One value of a gauge. */
export interface GaugeSample {
  /** The gauge's name. */
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/**
 * The metrics of one service; injected by this class. Where nobody collects them (METRICS_PORT is unset) it does
 * nothing. Definitions may be given again, by the same service or another of the process: they are kept once.
 */
export abstract class Metrics {
  /** False where nobody collects: whoever has work to do for a figure may leave it. */
  abstract readonly isOn: boolean;

  abstract counter<Label extends string>(definition: MetricDefinition<Label>): Counter<Label>;

  abstract histogram<Label extends string>(definition: HistogramDefinition<Label>): Histogram<Label>;

  /**
   * Gauges that are read together, when they are asked for. A read that fails, or takes longer than two seconds, leaves
   * them out of this answer; it is not begun again before it has ended.
   */
  abstract gauges(
    definitions: readonly MetricDefinition[],
    read: () => readonly GaugeSample[] | Promise<readonly GaugeSample[]>,
  ): void;

  /** The service ends: its gauges are read no more. */
  abstract close(): void;
}

const nothing = { add: () => undefined, observe: () => undefined };

/** For a process that nobody collects from. */
export class NoMetrics extends Metrics {
  readonly isOn = false;

  counter(): Counter {
    return nothing;
  }

  histogram(): Histogram {
    return nothing;
  }

  gauges(): void {
    // Nobody asks.
  }

  close(): void {
    // Nothing was begun.
  }
}
