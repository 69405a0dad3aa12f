import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { post } from '../../booking-request.ts';
import { firstAdmin, signIn, type Staff } from '../../staff.ts';
import { seededNumbers } from '../seeded-numbers.ts';

/** One read that did not end well. */
export interface LostRead {
  readonly path: string;
  /** The status, or what broke where there was no answer. */
  readonly why: string;
}

/** What visitors ask for, and staff's reads below /api/admin, which nobody keeps, so that each reaches its service. */
const publicPaths = ['/', '/ru', '/cars', '/tours', '/api/cars', '/api/tours', '/api/pricing'];
const staffPaths = [
  '/cars',
  '/categories',
  '/prices',
  '/bookings',
  '/drivers',
  '/transactions',
  '/email-templates',
  '/contact-messages',
  '/admins',
  '/dashboard',
];

/** Visitors and staff who read at a steady rate over connections that they keep. */
export class Readers {
  readonly lost: LostRead[] = [];
  answered = 0;
  private readonly random: () => number;

  private constructor(
    private readonly site: string,
    seed: number,
    private staffSession: Staff,
  ) {
    this.random = seededNumbers(seed);
  }

  /** Makes the first admin of a product that has none. */
  static async open(site: string, seed: number): Promise<Readers> {
    await post('/setup', firstAdmin, {}, site);
    return new Readers(site, seed, await signIn(site, firstAdmin));
  }

  /** The present session of the staff that reads. */
  get staff(): Staff {
    return this.staffSession;
  }

  /** A new session, before the old one's access token ends. */
  async signInAgain(): Promise<void> {
    this.staffSession = await signIn(this.site, firstAdmin);
  }

  /** Reads until the signal; resolves when all are answered. */
  async readSteadily(perSecond: number, until: AbortSignal): Promise<void> {
    const begin = performance.now();
    const reads = new Set<Promise<void>>();
    for (let index = 0; !until.aborted; index += 1) {
      const wait = begin + (index * 1_000) / perSecond - performance.now();
      if (wait > 0) await pause(wait);
      const read = this.read().finally(() => reads.delete(read));
      reads.add(read);
    }
    await Promise.all(reads);
  }

  private async read(): Promise<void> {
    const isVisitor = this.random() < 0.4;
    const paths = isVisitor ? publicPaths : staffPaths;
    const path = paths[Math.floor(this.random() * paths.length)] ?? '/';
    try {
      const fault = isVisitor ? await this.readAsVisitor(path) : await this.readAsStaff(path);
      if (fault === undefined) this.answered += 1;
      else this.lost.push({ path, why: fault });
    } catch (error) {
      this.lost.push({ path, why: error instanceof Error ? `${error.message} ${String(error.cause)}` : '' });
    }
  }

  private async readAsVisitor(path: string): Promise<string | undefined> {
    const answer = await fetch(`${this.site}${path}`, { signal: AbortSignal.timeout(30_000) });
    await answer.text();
    if (answer.status !== 200) return String(answer.status);
    // Shown because a service could not be asked: the question to it was lost.
    return answer.headers.has('warning') ? 'an old answer' : undefined;
  }

  private async readAsStaff(path: string): Promise<string | undefined> {
    const { status, code } = await this.staffSession.call('GET', path);
    return status === 200 ? undefined : `${status} ${code}`;
  }
}
