import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { catalogueChanged, pricingChanged } from '@chauffeur/contracts';
import { processOf, type FaultedProduct } from '../faulted-product.ts';
import { publishAll } from './broker.ts';
import type { Scene, Seen, SystemFault } from './fault.ts';
import { whenAllReady } from './ready-again.ts';

const seconds = 20;
const names = ['cars', 'services', 'tours', 'pricing', 'currencies', 'contact-settings'];
const paths = names.map((name) => `/api/${name}`);
/** Pages of the site: they must be there; only answers of the API say how old they are. */
const pages = ['/', '/cars', '/tours'];
const sources = ['catalogue', 'pricing'];

/** Answers to reads by what they say of themselves. */
interface Reads {
  fresh: number;
  /** With `Warning: 110`: the last that is known, its source being away. */
  old: number;
  failed: number;
  pages: number;
}

const noReads = (): Reads => ({ fresh: 0, old: 0, failed: 0, pages: 0 });

export const sourcesDown: SystemFault = {
  name: 'sources-down',
  what: `Catalogue and pricing are away for ${seconds} s, just after both told of a change; reads and 5 bookings/s go on`,
  client: { patience: 180_000 },
  async happen({ product, client, over, say }: Scene): Promise<Seen> {
    await readAll(product, noReads());
    await Promise.all(sources.map((name) => processOf(product, name).takeDown()));
    await tellOfChange(product);
    // A kept answer counts as fresh until the gateway has heard of the change.
    await pause(500);
    const reads = noReads();
    const load = client.bookSteadily(seconds * 5, 5);
    const end = Date.now() + seconds * 1_000;
    while (Date.now() < end) {
      await readAll(product, reads);
      await pause(200);
    }
    const whileAway = client.accepted.length;
    for (const name of sources) processOf(product, name).bringUp();
    over();
    await whenAllReady(product);
    await load;
    await tellOfChange(product);
    const after = await readUntilFresh(product);
    say(
      `while away: ${JSON.stringify(reads)}, ${whileAway} bookings accepted; afterwards: ${JSON.stringify(after)}`,
    );
    const broken = [
      ...(reads.failed > 0 ? [`${reads.failed} reads failed`] : []),
      ...(reads.fresh > 0 ? [`${reads.fresh} old answers did not say that they are`] : []),
      ...(after.old + after.failed > 0 ? ['answers are old though their sources are back'] : []),
    ];
    const notes = [
      `${reads.old} reads answered and marked as old, ${reads.pages} pages answered, ${reads.failed} failed`,
      `${whileAway} bookings accepted while away`,
    ];
    return { allowed: { answers: [503] }, notes, broken };
  },
};

/** What both say when staff have changed something: the gateway then knows that its answers may be old. */
function tellOfChange({ servers }: FaultedProduct): Promise<void> {
  const messages = [catalogueChanged, pricingChanged].map(({ routingKey, example }) => {
    const id = randomUUID();
    const envelope = {
      id,
      routingKey,
      occurredAt: new Date().toISOString(),
      correlationId: id,
      data: example,
    };
    return { routingKey, messageId: id, content: Buffer.from(JSON.stringify(envelope)) };
  });
  return publishAll(servers.rabbitmq.url, messages);
}

async function readAll({ siteUrl }: FaultedProduct, reads: Reads): Promise<void> {
  for (const path of [...paths, ...pages]) {
    const answer = await fetch(siteUrl + path, { signal: AbortSignal.timeout(15_000) }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer();
    const isOld = answer?.headers.get('warning')?.startsWith('110') ?? false;
    if (!answer?.ok) reads.failed += 1;
    else if (pages.includes(path)) reads.pages += 1;
    else reads[isOld ? 'old' : 'fresh'] += 1;
  }
}

/** The last look of several: the gateway has ten seconds to find that its sources are back. */
async function readUntilFresh(product: FaultedProduct): Promise<Reads> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const reads = noReads();
    await readAll(product, reads);
    if (reads.fresh === paths.length || Date.now() > deadline) return reads;
    await pause(250);
  }
}
