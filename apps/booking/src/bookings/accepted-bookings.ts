import { Metrics, type Counter, type MetricDefinition } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';

type Source = 'site' | 'staff';

const accepted: MetricDefinition<'source'> = {
  name: 'bookings_accepted_total',
  help: 'Bookings that were stored, by visitors of the site and by staff; a repeated request counts once',
  labels: ['source'],
};

@Injectable()
export class AcceptedBookings {
  private readonly counter: Counter<'source'>;

  constructor(metrics: Metrics) {
    this.counter = metrics.counter(accepted);
    // A rate needs the series to be there before the first booking.
    for (const source of ['site', 'staff']) this.counter.add({ source }, 0);
  }

  /** To be called when the transaction is over. */
  count(source: Source): void {
    this.counter.add({ source });
  }
}
