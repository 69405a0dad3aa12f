import {
  bookingCreated,
  todayInBaku,
  type BookingResponse,
  type PlaceBookingCommand,
} from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AcceptedBookings } from './accepted-bookings.js';
import { answerOnce } from './answer-once.js';
import { bookingResponseOf } from '../booking-response.js';
import { decideBooking } from './booking.rules.js';
import { insertBooking } from './insert-booking.js';
import { hasManyOpenRequests } from './open-requests.js';

@Injectable()
export class PlaceBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly accepted: AcceptedBookings,
  ) {}

  /**
   * Stores booking, history, event and what the ride occupies in one transaction, once for a key (see `answerOnce`).
   * Throws CodedError `car.full` where no vehicle is free and the visitor was shown that one is. The sixth open request of
   * a customer is stored without a vehicle.
   */
  async place(command: PlaceBookingCommand): Promise<BookingResponse> {
    let isNew = false;
    const response = await this.dataSource.transaction((manager) =>
      answerOnce(manager, command, async () => {
        const today = todayInBaku();
        const decided = decideBooking(command, today);
        const takesVehicle = !(await hasManyOpenRequests(manager, decided, today));
        const origin = { today, placedBy: 'customer', driverId: null, takesVehicle };
        const booking = bookingResponseOf(await insertBooking(manager, decided, origin));
        // Thrown before the key is stored, so that it is not used up.
        if (takesVehicle && command.request.expects === 'held' && booking.startsAt && !booking.vehicleId) {
          throw new CodedError('car.full', [{ field: 'bookingTime', code: 'bookingTime.full' }]);
        }
        await this.outbox.add(manager, bookingCreated, { booking });
        isNew = true;
        return booking;
      }),
    );
    if (isNew) this.accepted.count('site');
    return response;
  }
}
