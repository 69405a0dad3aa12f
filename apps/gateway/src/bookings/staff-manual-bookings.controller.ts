import { placedTrip, type PlacedTrip } from '@chauffeur/contracts/bookings/booking';
import {
  manualBookingRequest,
  type ManualBookingRequest,
} from '@chauffeur/contracts/bookings/manual-booking';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { IdempotencyKey } from '@chauffeur/service-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { RepeatableAct } from '../staff-routes/repeatable-act.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { ComposeManualBooking } from './compose-manual-booking.js';

@StaffRoutes('bookings')
@Controller('api/admin/bookings')
export class StaffManualBookingsController {
  constructor(private readonly composeManualBooking: ComposeManualBooking) {}

  @Post()
  @ApiOperation({
    summary: 'Enter a booking for a customer: confirmed, at the given price, with its driver',
    description:
      'Cars that are not on the site and past dates are allowed. No email is sent unless `sendConfirmation` is true: ' +
      '`booking_confirmation` to the customer, except for a ride that is over. With `customerHasNoEmail` no email ' +
      'address is required. A payment received becomes a revenue transaction by event. A named vehicle or driver that ' +
      'is not free is rejected with 409 `vehicle.busy` or `driver.busy`; if only the times between the rides collide ' +
      '(`tight` 1), `allowTightGap` accepts it. `returnRide` of a transfer is stored as a separate booking in the same ' +
      'transaction, `returnBooking` of the response, with any free vehicle of the car and no driver yet. `returnOf` ' +
      'makes this booking the ride back of a stored one instead, which must be a single ride that is not cancelled and ' +
      'starts earlier.',
  })
  @RepeatableAct('Repeats with the same key and body get the first response; with another body 422.')
  @ApiCreatedResponse({ standardSchema: placedTrip })
  @ApiProblems(400, 404, 409, 413, 422, 503)
  create(
    @Body({ schema: manualBookingRequest }) request: ManualBookingRequest,
    @IdempotencyKey() idempotencyKey: string | null,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<PlacedTrip> {
    return this.composeManualBooking.send(request, idempotencyKey, admin.id);
  }
}
