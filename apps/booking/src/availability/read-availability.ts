import {
  otherCarLimits,
  todayInBaku,
  type AvailabilityCommand,
  type AvailabilityState,
  type CarAvailability,
} from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import { occupiedBy } from '../rides/hold.js';
import { scheduleOf, type Buffers } from '../rides/ride-schedule.rules.js';
import { CountedAnswers } from './counted-answers.js';
import { areFree, type WantedCar } from './free-cars.js';
import { timesAround } from './other-times.rules.js';

/** How many other times are offered (specification, I.5). */
const offeredTimes = 4;

interface Asked {
  readonly command: AvailabilityCommand;
  readonly buffers: Buffers;
}

@Injectable()
export class ReadAvailability {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counted: CountedAnswers,
  ) {}

  /** Whether the car can be had; where it is full, at which other times, and which other cars at the same one. */
  async read(command: AvailabilityCommand): Promise<CarAvailability> {
    const now = new Date();
    const asked = { command, buffers: await readBookingRules(this.dataSource.manager) };
    const state = await this.state(asked, now);
    this.counted.count(state);
    return { state, ...(state === 'full' ? await this.choices(asked, now) : noChoices) };
  }

  private async state(asked: Asked, now: Date): Promise<AvailabilityState> {
    const { bookingDate, bookingTime, car } = asked.command;
    const ride = rideAt(asked, bookingTime, car.id);
    if (ride ? ride.from < now : bookingDate < todayInBaku(now)) return 'past';
    if (!ride) return 'timeOpen';
    const [isFree] = await areFree(this.dataSource.manager, [ride]);
    return isFree ? 'free' : 'full';
  }

  private async choices(asked: Asked, now: Date): Promise<typeof noChoices> {
    const { bookingDate, bookingTime, car, otherCarIds } = asked.command;
    const times = timesAround(bookingDate, bookingTime ?? '', now);
    const rides = [
      ...times.map((time) => rideAt(asked, time, car.id)),
      ...otherCarIds.map((id) => rideAt(asked, bookingTime, id)),
    ].filter((ride) => ride !== null);
    const free = await areFree(this.dataSource.manager, rides);
    return {
      otherTimes: times.filter((_, index) => free[index]).slice(0, offeredTimes),
      otherCarIds: otherCarIds
        .filter((_, index) => free[times.length + index])
        .slice(0, otherCarLimits.offered),
    };
  }
}

const noChoices = { otherTimes: [] as string[], otherCarIds: [] as string[] };

/** What the ride would occupy with a car; null without a time. */
function rideAt({ command, buffers }: Asked, bookingTime: string | null, carId: string): WantedCar | null {
  const { bookingDate, pickupLocation, tour } = command;
  const ride = { bookingDate, bookingTime, pickupLocation, tourId: tour?.id ?? null };
  const range = occupiedBy({ status: 'pending', ...scheduleOf(ride, command, buffers) });
  return range && { carId, ...range };
}
