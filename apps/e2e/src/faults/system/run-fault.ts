import { customersOf } from '../ride-requests.ts';
import type { FaultedProduct } from '../faulted-product.ts';
import type { Say, SystemFault } from './fault.ts';
import { brokenPromises } from './promises.ts';
import { whenAllReady } from './ready-again.ts';
import { settle } from './settle.ts';
import type { Stage } from './stage.ts';
import type { SystemResult } from './table.ts';

/** Lets a fault happen, and counts what came of it. */
export async function runFault(
  stage: Stage,
  fault: SystemFault,
  seed: number,
  say: Say,
): Promise<SystemResult> {
  const recovery = new Recovery(stage.product);
  const scene = await stage.setFor(fault, seed, { say, over: () => recovery.begin() });
  const seen = await fault.happen(scene);
  const { begun, ready } = await recovery.end();
  const { account, leftovers } = await settle(scene, seen, customersOf(fault.name, seed));
  if (scene.client.refusals.length > 0) say(scene.client.refusals.slice(0, 3).join('\n'));
  const lastMail = Math.max(begun, ...scene.mailServer.taken.map(({ at }) => at));
  return {
    name: fault.name,
    what: fault.what,
    account,
    notes: seen.notes ?? [],
    offeredPerSecond: scene.client.offeredPerSecond,
    readyAfter: (ready - begun) / 1_000,
    lastMailAfter: (lastMail - begun) / 1_000,
    broken: [
      ...brokenPromises(account, leftovers, seen.allowed ?? {}),
      ...(seen.broken ?? []),
      ...((await seen.afterwards?.()) ?? []),
    ],
    date: new Date().toISOString().slice(0, 10),
  };
}

/** How long all services need until they are ready again, watched beside what goes on. */
class Recovery {
  private begun = 0;
  private ready: Promise<number> | undefined;

  constructor(private readonly product: FaultedProduct) {}

  begin(): void {
    this.begun = Date.now();
    this.ready = whenAllReady(this.product).then(() => Date.now());
    // It is waited for at the end; until then nobody listens to its failure.
    this.ready.catch(() => undefined);
  }

  async end(): Promise<{ begun: number; ready: number }> {
    if (!this.ready) throw new Error('the fault was never over');
    return { begun: this.begun, ready: await this.ready };
  }
}
