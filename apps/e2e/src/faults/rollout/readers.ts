import { post } from '../../booking-request.ts';
import { firstAdmin, type Staff } from '../../staff.ts';
import { longLivedStaff } from '../harness/long-lived-staff.ts';
import { atConstantRate } from '../load/constant-rate.ts';
import { seededNumbers } from '../load/seeded-numbers.ts';

/** Paths that visitors read, and those of staff below /api/admin, which are not cached, so that each reaches its service. */
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

export class Readers {
  readonly lost: string[] = [];
  succeeded = 0;
  private readonly random: () => number;

  private constructor(
    private readonly site: string,
    seed: number,
    private readonly staff: Staff,
  ) {
    this.random = seededNumbers(seed);
  }

  /** Creates the first admin of a product without one. */
  static async open(site: string, seed: number): Promise<Readers> {
    await post('/setup', firstAdmin, {}, site);
    return new Readers(site, seed, await longLivedStaff(site, firstAdmin));
  }

  readAtConstantRate(perSecond: number, until: AbortSignal): Promise<void> {
    return atConstantRate(perSecond, until, async () => {
      const isVisitor = this.random() < 0.4;
      const paths = isVisitor ? publicPaths : staffPaths;
      const path = paths[Math.floor(this.random() * paths.length)] ?? '/';
      const read = isVisitor ? this.readAsVisitor(path) : this.readAsStaff(path);
      const failure = await read.catch((error: Error) => `${error.message} ${String(error.cause)}`);
      if (failure === undefined) this.succeeded += 1;
      else this.lost.push(`${path}: ${failure}`);
    });
  }

  private async readAsVisitor(path: string): Promise<string | undefined> {
    const response = await fetch(`${this.site}${path}`, { signal: AbortSignal.timeout(30_000) });
    await response.text();
    if (response.status !== 200) return String(response.status);
    // A stale response means that the request to its service was lost.
    return response.headers.has('warning') ? 'a stale response' : undefined;
  }

  private async readAsStaff(path: string): Promise<string | undefined> {
    const { status, code } = await this.staff.call('GET', path);
    return status === 200 ? undefined : `${status} ${code}`;
  }
}
