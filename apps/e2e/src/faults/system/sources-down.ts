import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '@chauffeur/bench/product';
import { catalogueChanged } from '@chauffeur/contracts/events/catalogue-events';
import { pricingChanged } from '@chauffeur/contracts/events/pricing-events';
import { until } from '@chauffeur/private-servers';
import { messageOf, publishAll } from '../harness/broker.ts';
import type { Fault } from '../harness/fault.ts';
import { processOf, whenAllReady } from '../harness/faulted-product.ts';

const seconds = 20;
const resources = ['cars', 'services', 'tours', 'pricing', 'currencies', 'contact-settings'];
const paths = resources.map((name) => `/api/${name}`);
/** Pages of the site. They must be served; only API responses carry a warning. */
const pages = ['/', '/cars', '/tours'];
const sources = ['catalogue', 'pricing'];

interface Reads {
  fresh: number;
  /** With `Warning: 110`: the last known response, because its source is unavailable. */
  stale: number;
  failed: number;
  pages: number;
}

const noReads = (): Reads => ({ fresh: 0, stale: 0, failed: 0, pages: 0 });

export const sourcesDown: Fault = {
  name: 'sources-down',
  what: `Catalogue and pricing are unavailable for ${seconds} s, just after both published a change, while reads and 5 bookings/s continue`,
  client: { retryForMs: 180_000 },
  async run({ product, client, over, print }) {
    await readAll(product, noReads());
    await Promise.all(sources.map((name) => processOf(product, name).takeDown()));
    await publishChange(product);
    // A cached response counts as fresh until the gateway receives the event.
    await sleep(500);
    const reads = noReads();
    // Accepted with the offers and prices that the gateway has cached, otherwise rejected with 503.
    const load = client.bookAtConstantRate(seconds * 5, 5);
    const end = Date.now() + seconds * 1_000;
    while (Date.now() < end) {
      await readAll(product, reads);
      await sleep(200);
    }
    const accepted = client.accepted.length;
    for (const name of sources) processOf(product, name).bringUp();
    over();
    await whenAllReady(product);
    await load;
    await publishChange(product);
    const after = await readUntilFresh(product);
    print(`while unavailable: ${JSON.stringify(reads)}; afterwards: ${JSON.stringify(after)}`);
    return {
      notes: [
        `${reads.stale} reads served and marked as stale, ${reads.pages} pages served, ${reads.failed} failed`,
        `${accepted} bookings accepted while unavailable`,
      ],
      broken: [
        ...(reads.failed > 0 ? [`${reads.failed} reads failed`] : []),
        ...(reads.fresh > 0 ? [`${reads.fresh} stale responses were not marked`] : []),
        ...(after.stale + after.failed > 0 ? ['responses are stale though their sources are back'] : []),
      ],
    };
  },
  allowed: () => ({ responses: [503] }),
};

/** Publishes the events of both for a change by staff, so that the gateway knows that its responses may be stale. */
function publishChange({ servers }: Product): Promise<void> {
  const events = [catalogueChanged, pricingChanged];
  const messages = events.map(({ routingKey, data }) => messageOf({ routingKey, data: data.parse({}) }));
  return publishAll(servers.rabbitmq.url, messages);
}

async function readAll({ siteUrl }: Product, reads: Reads): Promise<void> {
  for (const path of [...paths, ...pages]) {
    const response = await fetch(siteUrl + path, { signal: AbortSignal.timeout(15_000) }).catch(
      () => undefined,
    );
    await response?.arrayBuffer();
    const isStale = response?.headers.get('warning')?.startsWith('110') ?? false;
    if (!response?.ok) reads.failed += 1;
    else if (pages.includes(path)) reads.pages += 1;
    else reads[isStale ? 'stale' : 'fresh'] += 1;
  }
}

/** Returns the last of several reads: within ten seconds the gateway must find that its sources are back. */
async function readUntilFresh(product: Product): Promise<Reads> {
  let reads = noReads();
  const areFresh = async () => {
    reads = noReads();
    await readAll(product, reads);
    return reads.fresh === paths.length;
  };
  await until(areFresh, 10_000, 250);
  return reads;
}
