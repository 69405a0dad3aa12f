import { Counter, Registry } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';

type Source = 'site' | 'staff';

@Injectable()
export class AcceptedBookingCounter {
  private readonly counter: Counter;

  constructor(registry: Registry) {
    this.counter = new Counter({
      name: 'bookings_accepted_total',
      help: 'Bookings stored for visitors of the site and for staff; a repeated request counts once',
      labelNames: ['source'],
      registers: [registry],
    });
    // A rate needs the series to exist before the first booking.
    for (const source of ['site', 'staff']) this.counter.inc({ source }, 0);
  }

  /** Called after the transaction has ended. */
  count(source: Source): void {
    this.counter.inc({ source });
  }
}
