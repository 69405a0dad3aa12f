import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { convertFromUsd } from '@chauffeur/contracts/money/convert-currency';
import type { DecidedBooking } from '../../new-bookings/rules/booking.rules.js';
import { scheduleOf } from '../../rides/ride-schedule.rules.js';
import { demoCompanies, demoCustomers, type DemoCustomer } from './demo-customers.js';
import { dayAfter, minutesAfter } from './demo-days.js';
import { demoBlocks, demoDrivers, demoVehicles } from './demo-fleet.js';
import { demoExpenses, driverPaymentOf, receivedFor } from './demo-money.rules.js';
import { demoCars, demoOffers, demoPrice, type BookedDemoOffer } from './demo-offers.js';
import { demoRequests } from './demo-places.js';
import type { DemoPlan, DemoRide } from './demo-ride.js';
import { createdAtOf, statusOf, stepsOf } from './demo-status.rules.js';
import { flightOf, placesOf } from './demo-trip.rules.js';
import { ordinaryWish, wishesOfAttention, type DemoWish } from './demo-wishes.js';
import { SeededChoice } from './seeded-choice.js';
import { Timetable, type PlannedTimes } from './timetable.js';

/** Days before and after the first start's. */
const reach = 7;
const ridesOfDay = 8;
/** Today and tomorrow are looked at first. */
const ridesOfNearDay = 11;
const maxTries = 60;

/** Units per USD, as the examples' customers saw them. */
const rates = { USD: 1, AZN: 1.7, EUR: 0.92, AED: 3.6725, RUB: 92 } as const;

/**
 * Plans a company at work, from a week before `now` to a week after it; no vehicle or driver has two rides at once.
 * Deterministic for the same `now`.
 */
export function planDemoBookings(now: Date): DemoPlan {
  const planner = new Planner(now);
  for (const wish of wishesOfAttention()) planner.add(wish);
  for (let day = -reach; day <= reach; day++) planner.fill(day);
  const { rides, choice } = planner;
  return {
    now,
    vehicles: demoVehicles,
    drivers: demoDrivers,
    blocks: demoBlocks,
    rides,
    expenses: demoExpenses(choice, now),
  };
}

class Planner {
  readonly choice = new SeededChoice(20_261_122);
  readonly rides: DemoRide[] = [];
  private readonly timetable: Timetable;
  private readonly perDay = new Map<number, number>();
  /** Customers of pending rides, each different: many requests by one customer would hold nothing. */
  private readonly waiting = new Set<DemoCustomer>();

  constructor(private readonly now: Date) {
    this.timetable = new Timetable(now);
  }

  /** Adds ordinary rides to a day until it has its usual number. */
  fill(day: number): void {
    const wanted = day === 0 || day === 1 ? ridesOfNearDay : ridesOfDay;
    for (let tries = 0; tries < maxTries && (this.perDay.get(day) ?? 0) < wanted; tries++) {
      this.add(ordinaryWish(this.choice, day));
    }
  }

  /** Adds a ride unless nothing is free for it. */
  add(wish: DemoWish): void {
    const offer: BookedDemoOffer = demoOffers[wish.offer];
    const places = placesOf(this.choice, wish);
    const ride = {
      bookingDate: dayAfter(this.now, wish.day),
      bookingTime: wish.time,
      tourId: offer.tourId,
      pickupLocation: places.pickupLocation,
    };
    const schedule = {
      ...scheduleOf(ride),
      durationMinutes: offer.durationHours * 60,
      ...(wish.bufferMinutes === undefined ? {} : { bufferMinutes: wish.bufferMinutes }),
    };
    const times = timesOf(schedule);
    const status = wish.status ?? statusOf(this.choice, wish, { times, now: this.now });
    const held = this.choose(wish, status, times);
    if (!held) return;
    const { vehicle, driver, car } = held;
    if (times) this.timetable.take(times, vehicle, driver);
    const customer = this.customerOf(wish, status);
    const totalPrice = demoPrice(car, wish.offer);
    const exchangeRate = rates[wish.isOfCompany ? 'USD' : customer.currency];
    const decided: DecidedBooking = {
      status,
      language: customer.language,
      customerName: customer.customerName,
      customerEmail: customer.customerEmail,
      customerPhone: customer.customerPhone,
      preferredMessagingApp: customer.preferredMessagingApp,
      carId: demoCars[car].id,
      carName: demoCars[car].name,
      serviceId: offer.serviceId,
      serviceName: offer.serviceId && offer.name,
      serviceNameRu: offer.serviceId && offer.nameRu,
      tourId: offer.tourId,
      tourName: offer.tourId && offer.name,
      tourNameRu: offer.tourId && offer.nameRu,
      bookingDate: ride.bookingDate,
      bookingTime: ride.bookingTime,
      ...schedule,
      passengerCount: wish.passengers,
      ...places,
      ...flightOf(places, ride.bookingTime),
      luggageLarge: places.airportDirection ? Math.min(wish.passengers, 2) : 0,
      luggageSmall: 0,
      stops: [],
      specialRequests: this.choice.chance(0.22) ? this.requestIn(customer.language) : null,
      totalPrice,
      basePrice: totalPrice || null,
      extrasPrice: 0,
      extras: [],
      currency: wish.isOfCompany ? 'USD' : customer.currency,
      exchangeRate,
      convertedPrice: convertFromUsd(totalPrice, exchangeRate),
      isManual: wish.isOfCompany ?? false,
      createdBy: wish.isOfCompany ? 'system' : null,
    };
    const createdAt = createdAtOf(this.choice, wish, status, { times, now: this.now });
    const money = { decided, times, createdAt, now: this.now };
    this.rides.push({
      decided,
      vehicle,
      driver,
      createdAt,
      steps: stepsOf(this.choice, decided, createdAt, { times, now: this.now }),
      received: receivedFor(this.choice, money),
      driverPayment: driverPaymentOf(this.choice, money, driver === null ? undefined : demoDrivers[driver]),
    });
    this.perDay.set(wish.day, (this.perDay.get(wish.day) ?? 0) + 1);
  }

  /** Returns its car, vehicle and driver; null if nothing suits. */
  private choose(wish: DemoWish, status: BookingStatus, times: PlannedTimes | null) {
    const [firstCar] = wish.cars;
    if (!firstCar) return null;
    if (status === 'cancelled' || !times) return { car: firstCar, vehicle: null, driver: null };
    const named = wish.vehicle !== undefined;
    const free = wish.cars.flatMap((car) =>
      demoVehicles.flatMap((vehicle, number) =>
        vehicle.car === car && this.timetable.isVehicleFree(number, times) ? [{ car, number }] : [],
      ),
    )[0];
    if (!named && !free) return null;
    const vehicle = named ? (wish.vehicle ?? null) : (free?.number ?? null);
    const car = named ? firstCar : (free?.car ?? firstCar);
    if (wish.driver !== undefined) return { car, vehicle, driver: wish.driver };
    if (!this.needsDriver(wish, status)) return { car, vehicle, driver: null };
    const driver = this.timetable.freeDriver(times);
    return driver === null ? null : { car, vehicle, driver };
  }

  private needsDriver({ day }: DemoWish, status: BookingStatus): boolean {
    if (status === 'pending') return false;
    return day <= 1 || this.choice.chance(day <= 3 ? 0.85 : 0.5);
  }

  private requestIn(language: DemoCustomer['language']): string {
    const isRussian = (text: string) => /\p{Script=Cyrillic}/u.test(text);
    return this.choice.one(demoRequests.filter((text) => isRussian(text) === (language === 'ru')));
  }

  private customerOf({ isOfCompany }: DemoWish, status: BookingStatus): DemoCustomer {
    if (isOfCompany) return this.choice.one(demoCompanies);
    if (status !== 'pending') return this.choice.one(demoCustomers);
    const customer = this.choice.one(demoCustomers.filter((known) => !this.waiting.has(known)));
    this.waiting.add(customer);
    return customer;
  }
}

function timesOf({
  startsAt,
  durationMinutes,
  bufferMinutes,
}: Pick<DecidedBooking, 'startsAt' | 'durationMinutes' | 'bufferMinutes'>): PlannedTimes | null {
  if (!startsAt || durationMinutes === null || bufferMinutes === null) return null;
  const endsAt = minutesAfter(startsAt, durationMinutes);
  return { from: startsAt, endsAt, until: minutesAfter(endsAt, bufferMinutes) };
}
