import { withTimeout } from '@chauffeur/messaging';
import { Logger } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';

/** A gauge's value, or its values by those of its label. */
type GaugeValue = number | Readonly<Record<string, number>>;
export type GaugeValues<Name extends string = string> = Readonly<Partial<Record<Name, GaugeValue>>>;

/**
 * Registers gauges that are read together at each scrape. If the read fails or exceeds `timeoutMs`, they are left out of the
 * response, as is a gauge that is not among the values; no other read starts before it has ended.
 * @param gauges help and, if it has one, label of each gauge by its name
 */
export function scrapedGauges<Name extends string>(
  registry: Registry,
  gauges: Readonly<Record<Name, readonly [help: string, label?: string]>>,
  read: () => GaugeValues<NoInfer<Name>> | Promise<GaugeValues<NoInfer<Name>>>,
  timeoutMs = 2_000,
): void {
  const logger = new Logger('Metrics');
  let reading: Promise<GaugeValues> | undefined;
  let isFailing = false;

  async function readInTime(): Promise<GaugeValues> {
    reading ??= (async () => read())().finally(() => {
      reading = undefined;
    });
    try {
      const values = await withTimeout(timeoutMs, 'reading gauges', reading);
      isFailing = false;
      return values;
    } catch (error) {
      // Scrapes repeat several times a minute: logs once per outage.
      if (!isFailing) logger.warn('gauges could not be read', error);
      isFailing = true;
      return {};
    }
  }

  for (const [name, [help, label]] of Object.entries<readonly [string, string?]>(gauges)) {
    const scraped = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [],
      async collect() {
        const { [name]: values = {} } = await readInTime();
        this.reset();
        // `reset` sets a gauge without labels to 0, which would be exported as a value.
        this.remove({});
        if (typeof values === 'number') this.set(values);
        else for (const [value, number] of Object.entries(values)) this.set({ [label ?? '']: value }, number);
      },
    });
    registry.registerMetric(scraped);
  }
}
