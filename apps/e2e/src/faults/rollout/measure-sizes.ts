import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { BookingClient } from '../load/booking-client.ts';
import { atConstantRate } from '../load/constant-rate.ts';
import { resetPeak, usageOf } from './process-usage.ts';
import { Readers } from './readers.ts';
import type { ReplicatedProduct } from './replicated-product.ts';
import type { Load, ServiceSize } from './sizes-table.ts';

/** Seconds of each load, what is begun a second (emails are sent at 10 a second), and how many photos are uploaded at once. */
const plan = { seconds: 40, reads: 40, bookings: 4, pages: 10, photosAtOnce: 2 };
/** Milliseconds after a load in which its emails and events are still handled. */
const settleMs = 10_000;
const pages = ['/', '/ru', '/cars', '/tours', '/services', '/contact'];

/** Puts each kind of load on a product with one process of each service, and measures what these use. */
export async function measureSizes(
  { site, deployments }: ReplicatedProduct,
  seed: number,
  print: (line: string) => void,
): Promise<{ loads: Load[]; services: ServiceSize[] }> {
  const readers = await Readers.open(site, seed);
  const customers = await BookingClient.open(site, 'sizes', seed);
  const pids = deployments.map(({ first }) => first.pid);
  const web = deployments.find(({ name }) => name === 'web')?.first.port;
  /** Each returns how often it was done. */
  const works: Record<string, (until: AbortSignal) => Promise<number>> = {
    read: async (until) => {
      await readers.readAtConstantRate(plan.reads, until);
      return readers.succeeded;
    },
    booking: async (until) => {
      await customers.bookDuring(plan.bookings, () => once(until, 'abort'));
      return customers.accepted.length;
    },
    page: (until) => renderPages(`http://127.0.0.1:${web}`, readers, until),
    photo: (until) => uploadPhotos(readers, until),
  };
  await Promise.all(pids.map(resetPeak));
  const atRest = await Promise.all(pids.map(usageOf));
  const loads: Load[] = [];
  let usage = atRest;
  const cpu = pids.map((): Record<string, number> => ({}));
  for (const [name, work] of Object.entries(works)) {
    const begin = performance.now();
    const count = await work(AbortSignal.timeout(plan.seconds * 1_000));
    const perSecond = (count * 1_000) / (performance.now() - begin);
    await sleep(settleMs);
    const after = await Promise.all(pids.map(usageOf));
    for (const [index, used] of cpu.entries())
      used[name] = (after[index]?.cpu ?? 0) - (usage[index]?.cpu ?? 0);
    usage = after;
    loads.push({ name, count, perSecond });
    print(`${count} × ${name}, ${perSecond.toFixed(1)} a second`);
  }
  const failures = [...readers.lost, ...customers.failures];
  if (failures.length > 0) throw new Error(`failed: ${failures.slice(0, 5).join('; ')}`);
  const services = deployments.map(({ name }, index) => ({
    name,
    atRest: atRest[index]?.memory ?? 0,
    peak: usage[index]?.peak ?? 0,
    cpu: cpu[index] ?? {},
  }));
  return { loads, services };
}

/** Pages of the renderer itself, past the gateway's cache. */
async function renderPages(web: string, { lost }: Readers, until: AbortSignal): Promise<number> {
  let count = 0;
  await atConstantRate(plan.pages, until, async () => {
    const path = pages[count++ % pages.length];
    const response = await fetch(`${web}${path}`);
    await response.text();
    if (response.status !== 200) lost.push(`${path}: ${response.status}`);
  });
  return count;
}

/** Each another one, as a photo that is stored already costs less. */
async function uploadPhotos({ staff }: Readers, until: AbortSignal): Promise<number> {
  let count = 0;
  const uploadUntil = async () => {
    while (!until.aborted) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(await largePhoto())]), 'large.png');
      const { status, code } = await staff.call('POST', '/images', form);
      if (status !== 201) throw new Error(`a photo: ${status} ${code}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: plan.photosAtOnce }, uploadUntil));
  return count;
}

/** A PNG as expensive to process as an accepted one may be: nearly 50 million pixels and 5 MB. */
function largePhoto(): Promise<Buffer> {
  const [width, height, channels] = [8_600, 5_800, 3] as const;
  const pixels = Buffer.alloc(width * height * channels, 90);
  // Noise can't be compressed, the rest can: so the size of the file is known.
  randomBytes(4_600_000).copy(pixels);
  return sharp(pixels, { raw: { width, height, channels } }).png().toBuffer();
}
