import { Counter, Registry } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';

const results = ['held', 'notHeld', 'released'] as const;
type Result = (typeof results)[number];

@Injectable()
export class AdoptedBookingCounter {
  private readonly counter: Counter<'result'>;

  constructor(registry: Registry) {
    this.counter = new Counter({
      name: 'bookings_adopted_total',
      help: 'Bookings of the previous release that were adopted, by what their rides hold since',
      labelNames: ['result'],
      registers: [registry],
    });
    // A rate needs the series to exist before the first booking.
    for (const result of results) this.counter.inc({ result }, 0);
  }

  /** Called after the transaction has ended. */
  count(result: Result): void {
    this.counter.inc({ result });
  }
}
