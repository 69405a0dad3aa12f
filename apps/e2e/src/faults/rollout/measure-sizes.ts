import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { BookingClient } from '../booking-client.ts';
import { largePhoto } from './large-photo.ts';
import { forgetPeak, usageOf } from './process-usage.ts';
import { Readers } from './readers.ts';
import type { ReplicatedProduct } from './replicated-product.ts';
import type { Load, ServiceSize } from './sizes-table.ts';

/** Seconds of each load, what is begun a second (mails are sent at 10 a second), and how many pictures come at once. */
const plan = { seconds: 40, reads: 40, bookings: 4, pages: 10, photosAtOnce: 2 };
/** Milliseconds after a load in which mails and events of it are still handled. */
const settle = 10_000;
const pages = ['/', '/ru', '/cars', '/tours', '/services', '/contact'];

/** Puts each kind of load on a product with one process of each service, and sees what these take. */
export async function measureSizes(
  product: ReplicatedProduct,
  seed: number,
  say: (line: string) => void,
): Promise<{ loads: Load[]; services: ServiceSize[] }> {
  const readers = await Readers.open(product.site, seed);
  const customers = await BookingClient.open(product.site, 'sizes', seed);
  const works: Record<string, (until: AbortSignal) => Promise<number>> = {
    read: async (until) => {
      const before = readers.answered;
      await readers.readSteadily(plan.reads, until);
      return readers.answered - before;
    },
    booking: async (until) => {
      const before = customers.accepted.length;
      await customers.bookUntil(plan.bookings, until);
      return customers.accepted.length - before;
    },
    page: (until) => render(product.addressOf('web'), until),
    photo: (until) => upload(readers, until),
  };
  const names = product.deployments.map(({ name }) => name);
  const look = () => Promise.all(names.map((name) => usageOf(product.pidOf(name))));
  await Promise.all(names.map((name) => forgetPeak(product.pidOf(name))));
  const atRest = await look();
  const loads: Load[] = [];
  const cpu = names.map((): Record<string, number> => ({}));
  for (const [name, work] of Object.entries(works)) {
    const [before, begin] = [await look(), performance.now()];
    const count = await work(AbortSignal.timeout(plan.seconds * 1_000));
    const perSecond = (count * 1_000) / (performance.now() - begin);
    await pause(settle);
    for (const [index, { cpu: after }] of (await look()).entries()) {
      const own = cpu[index];
      if (own) own[name] = after - (before[index]?.cpu ?? 0);
    }
    loads.push({ name, count, perSecond });
    say(`${count} × ${name}, ${perSecond.toFixed(1)} a second`);
  }
  const after = await look();
  const failures = [...readers.lost.map(({ path, why }) => `${path}: ${why}`), ...customers.refusals];
  if (failures.length > 0) throw new Error(`not answered: ${failures.slice(0, 5).join('; ')}`);
  const services = names.map((name, index) => ({
    name,
    atRest: atRest[index]?.memory ?? 0,
    peak: after[index]?.peak ?? 0,
    cpu: cpu[index] ?? {},
  }));
  return { loads, services };
}

/** Pages of the renderer itself, as the gateway keeps them. */
async function render(web: string, until: AbortSignal): Promise<number> {
  let count = 0;
  const begin = performance.now();
  while (!until.aborted) {
    const answer = await fetch(`${web}${pages[count % pages.length]}`);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${pages[count % pages.length]} answered ${answer.status}`);
    count += 1;
    const wait = begin + (count * 1_000) / plan.pages - performance.now();
    if (wait > 0) await pause(wait);
  }
  return count;
}

/** Each another one, as a picture that is there already costs less. */
async function upload({ staff }: Readers, until: AbortSignal): Promise<number> {
  let count = 0;
  const uploadOn = async () => {
    while (!until.aborted) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(largePhoto())]), 'large.png');
      const { status, code } = await staff.call('POST', '/images', form);
      if (status !== 201) throw new Error(`a picture was answered ${status} ${code}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: plan.photosAtOnce }, uploadOn));
  return count;
}
