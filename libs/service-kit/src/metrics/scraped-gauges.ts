import { withTimeout } from '@chauffeur/messaging';
import { Logger } from '@nestjs/common';
import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';

export interface GaugeSample {
  readonly name: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/**
 * Registers gauges that are read together at each scrape. If the read fails or exceeds `timeoutMs`, they are left out of the
 * response; no other read starts before it has ended.
 */
export function scrapedGauges(
  registry: Registry,
  gauges: readonly GaugeConfiguration<string>[],
  read: () => readonly GaugeSample[] | Promise<readonly GaugeSample[]>,
  timeoutMs = 2_000,
): void {
  const logger = new Logger('Metrics');
  let reading: Promise<readonly GaugeSample[]> | undefined;
  let isFailing = false;

  async function readInTime(): Promise<readonly GaugeSample[]> {
    reading ??= (async () => read())().finally(() => {
      reading = undefined;
    });
    try {
      const samples = await withTimeout(timeoutMs, 'reading gauges', reading);
      isFailing = false;
      return samples;
    } catch (error) {
      // Scrapes repeat several times a minute: logs once per outage.
      if (!isFailing) logger.warn('gauges could not be read', error);
      isFailing = true;
      return [];
    }
  }

  for (const gauge of gauges) {
    const scraped = new Gauge({
      ...gauge,
      registers: [],
      async collect() {
        const samples = await readInTime();
        this.reset();
        // `reset` sets a gauge without labels to 0, which would be exported as a value.
        this.remove({});
        for (const { name, labels = {}, value } of samples) {
          if (name === gauge.name) this.set(labels, value);
        }
      },
    });
    registry.registerMetric(scraped);
  }
}
