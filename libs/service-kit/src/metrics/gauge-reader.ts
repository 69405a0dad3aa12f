import { Logger } from '@nestjs/common';
import { withinTime } from '../job-queue/within-time.js';
import type { GaugeSample } from './metrics.js';

/** Reads the gauges of one source, which may be away or slow, within a time limit. */
export class GaugeReader {
  private readonly logger = new Logger('Metrics');
  private inHand: Promise<readonly GaugeSample[]> | undefined;
  private isFailing = false;

  constructor(
    private readonly source: () => readonly GaugeSample[] | Promise<readonly GaugeSample[]>,
    /** Milliseconds. */
    private readonly limit: number,
  ) {}

  /** Nothing where the source does not answer in time; never throws. */
  async read(): Promise<readonly GaugeSample[]> {
    try {
      const samples = await withinTime(this.readOnce(), this.limit, 'reading gauges');
      this.isFailing = false;
      return samples;
    } catch (error) {
      // Asked several times a minute: one line an outage.
      if (!this.isFailing) this.logger.warn(error);
      this.isFailing = true;
      return [];
    }
  }

  /** A read that hangs is waited for, rather than joined by another one with every question. */
  private readOnce(): Promise<readonly GaugeSample[]> {
    this.inHand ??= this.begin().finally(() => {
      this.inHand = undefined;
    });
    return this.inHand;
  }

  private async begin(): Promise<readonly GaugeSample[]> {
    return this.source();
  }
}
