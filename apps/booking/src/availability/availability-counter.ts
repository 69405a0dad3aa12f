import {
  availabilityStates,
  type AvailabilityState,
} from '@chauffeur/contracts/bookings/availability/availability';
import { Counter, Registry } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';

@Injectable()
export class AvailabilityCounter {
  private readonly counter: Counter;

  constructor(registry: Registry) {
    this.counter = new Counter({
      name: 'availability_total',
      help: 'Responses to visitors about the availability of a car before they book it',
      labelNames: ['state'],
      registers: [registry],
    });
    // A rate needs the series to exist before the first answer.
    for (const state of availabilityStates) this.counter.inc({ state }, 0);
  }

  count(state: AvailabilityState): void {
    this.counter.inc({ state });
  }
}
