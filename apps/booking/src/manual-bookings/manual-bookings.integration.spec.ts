import { randomUUID } from 'node:crypto';
import { bookingDetailResponse, bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { customerResponse } from '@chauffeur/contracts/bookings/customer';
import type {
  ManualBookingRequest,
  PlaceManualBookingCommand,
} from '@chauffeur/contracts/bookings/manual-booking';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { aCar } from '../rides.fixture.js';
import { manualBookingCommand } from './manual-booking-command.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

const place = (command: PlaceManualBookingCommand) => service.call('POST', '/bookings/manual', command);

async function addDriver(isActive = true) {
  const driver = { name: 'Elvin', hireDate: '2026-11-01', paymentRate: 10, paymentType: 'hourly', isActive };
  return driverResponse.parse((await service.call('POST', '/drivers', driver)).body);
}

async function eventOf(bookingId: string) {
  const { rows } = await service.client.query<{ payload: unknown }>(
    `SELECT payload FROM outbox WHERE routing_key = $1 AND payload->'booking'->>'id' = $2`,
    [bookingCreated.routingKey, bookingId],
  );
  expect(rows).toHaveLength(1);
  return bookingCreated.data.parse(rows[0]?.payload);
}

describe('a manual booking', () => {
  it('is stored with its driver, history and event [B4.9, B4.10, B7.23, B9.25]', async () => {
    const driver = await addDriver();
    const request = { driverId: driver.id, adminNotes: 'Called at noon', paymentReceived: true };
    const { status, body } = await place(manualBookingCommand(request));
    expect(status).toBe(201);
    const booking = bookingResponse.parse(body);
    const read = await service.call('GET', `/bookings/${booking.id}`);
    expect(bookingDetailResponse.parse(read.body)).toMatchObject({
      status: 'confirmed',
      isManual: true,
      createdBy: service.adminId,
      driver: { id: driver.id, name: 'Elvin', phone: null },
      history: [{ fromStatus: null, toStatus: 'confirmed', changedBy: service.adminId }],
      assignments: [{ driverId: driver.id, assignedBy: service.adminId, notes: 'Called at noon' }],
    });
    expect(await eventOf(booking.id)).toEqual({
      booking,
      link: expect.anything(),
      driver: expect.objectContaining({ id: driver.id, language: 'ru' }),
      vehicle: null,
      paymentReceived: true,
    });
  });

  it('publishes nothing about a payment that was not received', async () => {
    const booking = bookingResponse.parse((await place(manualBookingCommand())).body);
    expect(await eventOf(booking.id)).toEqual({
      booking,
      link: expect.anything(),
      driver: null,
      vehicle: null,
    });
  });

  it('sends a confirmation if staff choose it and there is an address [I-44]', async () => {
    const noEmail = { customerEmail: '', customerHasNoEmail: true };
    const eventOfNew = async (request: Partial<ManualBookingRequest>) => {
      const { status, body } = await place(manualBookingCommand(request));
      expect(status).toBe(201);
      return eventOf(bookingResponse.parse(body).id);
    };
    expect((await eventOfNew({ sendConfirmation: true })).sendConfirmation).toBe(true);
    expect((await eventOfNew({ sendConfirmation: false })).sendConfirmation).toBeUndefined();
    const { booking, sendConfirmation } = await eventOfNew({ ...noEmail, sendConfirmation: true });
    expect([booking.customerEmail, sendConfirmation]).toEqual(['', undefined]);
  });

  it('is one, however often the button was pressed', async () => {
    const driver = await addDriver();
    const command = manualBookingCommand(
      { customerName: 'Pressed twice', driverId: driver.id },
      { idempotencyKey: randomUUID() },
    );
    const responses = await Promise.all(Array.from({ length: 20 }, () => place(command)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await service.count("bookings WHERE customer_name = 'Pressed twice'")).toBe(1);
    expect(await service.count('driver_assignments WHERE driver_id = $1', driver.id)).toBe(1);
    const other = await place({ ...command, request: { ...command.request, totalPrice: 1 } });
    expect(problem.parse(other.body).code).toBe('idempotencyKey.reused');
  });

  it('is not stored at all when its driver takes no rides', async () => {
    const inactive = await addDriver(false);
    for (const [driverId, code] of [
      [inactive.id, 'driver.inactive'],
      [randomUUID(), 'driver.notFound'],
    ] as const) {
      const rejected = await place(manualBookingCommand({ customerName: 'Without driver', driverId }));
      expect(problem.parse(rejected.body).code).toBe(code);
    }
    expect(await service.count("bookings WHERE customer_name = 'Without driver'")).toBe(0);
  });

  it('has the vehicle that staff name, or none, and is not stored if that vehicle is not free', async () => {
    const car = aCar(service);
    const [first, second] = [await car.addVehicle(), await car.addVehicle()];
    const enter = (vehicleId: string | null, customerName: string) => {
      const command = manualBookingCommand({ vehicleId, customerName, bookingTime: '10:00' });
      const request = { ...command.request, carId: car.id };
      return place({ ...command, request, car: command.car && { ...command.car, id: car.id } });
    };
    const vehicleOf = ({ body }: Awaited<ReturnType<typeof enter>>) => bookingResponse.parse(body).vehicleId;
    expect(vehicleOf(await enter(second.id, 'Named'))).toBe(second.id);
    expect(problem.parse((await enter(second.id, 'Too late')).body)).toMatchObject({
      code: 'vehicle.busy',
      errors: [{ field: 'vehicleId', params: { kind: 'ride', from: '10:00', tight: 0 } }],
    });
    expect(vehicleOf(await enter(null, 'Later'))).toBeNull();
    expect(vehicleOf(await enter('any', 'Any'))).toBe(first.id);
    expect(problem.parse((await enter(randomUUID(), 'Too late')).body).code).toBe('vehicle.notFound');
    expect(await service.count("bookings WHERE customer_name = 'Too late'")).toBe(0);
    expect(await car.heldVehicles()).toBe(2);
  });

  it('is entered close to another ride only if staff agree to it, which both timelines show', async () => {
    const car = aCar(service);
    const vehicle = await car.addVehicle();
    const enter = (bookingTime: string, customerName: string, allowTightGap?: boolean) => {
      const fields = {
        vehicleId: vehicle.id,
        customerName,
        bookingTime,
        durationMinutes: 60,
        bufferMinutes: 30,
      };
      const command = manualBookingCommand({ ...fields, allowTightGap });
      const request = { ...command.request, carId: car.id };
      return place({ ...command, request, car: command.car && { ...command.car, id: car.id } });
    };
    const changesOf = async (id: string) => {
      const { body } = await service.call('GET', `/bookings/${id}/changes`);
      return JSON.stringify(body);
    };
    const earlier = bookingResponse.parse((await enter('10:00', 'Earlier')).body);
    expect(problem.parse((await enter('11:10', 'Not asked')).body)).toMatchObject({
      code: 'vehicle.busy',
      errors: [{ params: { tight: 1 } }],
    });
    const later = bookingResponse.parse((await enter('11:10', 'Agreed to', true)).body);
    expect(later.vehicleId).toBe(vehicle.id);
    const first = bookingResponse.parse((await enter('08:50', 'Before both', true)).body);
    expect(first.bufferMinutes).toBe(10);
    const { body } = await service.call('GET', `/bookings/${earlier.id}`);
    expect(body).toMatchObject({ bufferMinutes: 10, vehicle: { id: vehicle.id } });
    const timelines = await Promise.all([earlier, later, first].map(({ id }) => changesOf(id)));
    expect(timelines.map((timeline) => timeline.includes('gapBefore'))).toEqual([true, true, false]);
    expect(timelines.map((timeline) => timeline.includes('bufferMinutes'))).toEqual([true, false, true]);
    expect(problem.parse((await enter('10:30', 'Over it', true)).body)).toMatchObject({
      errors: [{ params: { tight: 0 } }],
    });
    expect(await car.heldVehicles()).toBe(3);
  });

  it('needs an admin', async () => {
    const rejected = await service.call('POST', '/bookings/manual', manualBookingCommand(), {
      'x-admin-id': '',
    });
    expect(rejected.status).toBe(401);
  });
});

describe('a customer who calls again', () => {
  const find = async (q: string, date = '') => {
    const { body } = await service.call(
      'GET',
      `/customers?q=${encodeURIComponent(q)}${date && `&date=${date}`}`,
    );
    return customerResponse.array().parse(body);
  };

  it('is found by phone number however it is written, by name and by email [I-46]', async () => {
    const fields = { customerPhone: '050 777 66 55', customerEmail: 'sevda@example.org' };
    const older = { ...fields, customerName: 'Sevda', bookingDate: '2031-04-01', pickupLocation: 'Old City' };
    const newer = { ...older, customerName: 'Sevda İsmayılova', customerPhone: '+994 50 777 66 55' };
    await place(manualBookingCommand(older));
    const { body } = await place(
      manualBookingCommand({ ...newer, bookingDate: '2031-03-01', dropoffLocation: 'Airport' }),
    );
    const { id, referenceNumber } = bookingResponse.parse(body);
    for (const q of [
      '+994 50 777 66 55',
      '(050) 777-66-55',
      '00994507776655',
      'vda İ',
      'İsm',
      'ismayıl',
      'SEVDA@EX',
    ]) {
      expect(await find(q, '2031-03-01')).toEqual([
        {
          name: 'Sevda İsmayılova',
          phone: '+994 50 777 66 55',
          email: 'sevda@example.org',
          preferredMessagingApp: 'whatsapp',
          language: 'en',
          rides: 2,
          lastRide: expect.objectContaining({ bookingDate: '2031-04-01', pickupLocation: 'Old City' }),
          ridesOnDate: [{ id, referenceNumber }],
        },
      ]);
    }
    expect(await find('050 777 66 56')).toEqual([]);
    expect((await service.call('GET', '/customers?q=se')).status).toBe(400);
  });

  it('is one of eight at most, the newest first [I-46]', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      // In sequence, so that their order is known.
      await place(
        manualBookingCommand({ customerName: `Nigar ${number}`, customerPhone: `05530000${number}` }),
      );
    }
    expect((await find('nigar')).map(({ name }) => name)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Nigar ${number}`),
    );
  });
});
