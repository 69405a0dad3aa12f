import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import {
  settlePaymentsRequest,
  type SettlePaymentsRequest,
} from '@chauffeur/contracts/bookings/prices/booking-payments';
import {
  paymentSettlementsPath,
  type SettlePaymentsCommand,
} from '@chauffeur/contracts/finance/payment-settlement';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { IdempotencyKey } from '@chauffeur/service-kit';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { RepeatableAct } from '../staff-routes/repeatable-act.decorator.js';
import { StaffAct } from '../staff-routes/staff-act.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Booking, Finance } from '../upstream/upstream.module.js';

const cancelledBooking = bookingResponse.pick({
  id: true,
  referenceNumber: true,
  customerName: true,
  status: true,
});

@StaffRoutes('bookings')
@Controller('api/admin/bookings')
export class StaffPaymentSettlementsController {
  constructor(
    private readonly booking: Booking,
    private readonly finance: Finance,
  ) {}

  @StaffAct('changed')
  @Post(':id/payments/settle')
  @HttpCode(204)
  @ApiOperation({ summary: 'Retain all, a part or nothing of what was paid for a cancelled booking' })
  @RepeatableAct('A repeat of the request with the same key does nothing.')
  @ApiNoContentResponse()
  @ApiProblems(400, 404, 409, 413, 503)
  async settle(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: settlePaymentsRequest }) request: SettlePaymentsRequest,
    @IdempotencyKey() idempotencyKey: string | null,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<void> {
    const booking = await this.booking.json(cancelledBooking, { path: pathTo(bookingPaths.record, { id }) });
    const body: SettlePaymentsCommand = { request, booking, idempotencyKey };
    await this.finance.bytes({ method: 'POST', path: paymentSettlementsPath, body, adminId: admin.id });
  }
}
