import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { driverSteps } from '@chauffeur/contracts/driver-page/step-window';
import { Counter, Registry } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';

@Injectable()
export class DriverStepCounter {
  private readonly counter: Counter;

  constructor(registry: Registry) {
    this.counter = new Counter({
      name: 'driver_steps_total',
      help: 'Steps that drivers have taken on their page, by the new state; a repeated step counts once',
      labelNames: ['to'],
      registers: [registry],
    });
    // A rate needs the series to exist before the first step.
    for (const to of driverSteps) this.counter.inc({ to }, 0);
  }

  /** Called after the transaction has ended. */
  count(to: RideState): void {
    this.counter.inc({ to });
  }
}
