import {
  changedRidePage,
  listChangedRidesQuery,
  type ChangedRidePage,
  type ListChangedRidesQuery,
} from '@chauffeur/contracts/finance/changed-rides';
import { completedRides, type CompletedRides } from '@chauffeur/contracts/drivers/completed-rides';
import {
  driverSettlement,
  driverSettlementQuery,
  driverSettlementRequest,
  exportDriverSettlementQuery,
  settlementOverview,
  settlementOverviewQuery,
  type DriverSettlement,
  type DriverSettlementQuery,
  type DriverSettlementRequest,
  type ExportDriverSettlementQuery,
  type SettlementOverview,
  type SettlementOverviewQuery,
} from '@chauffeur/contracts/finance/driver-settlement';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { IdempotencyKey } from '@chauffeur/service-kit';
import { Body, Controller, Get, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { RepeatableAct } from '../staff-routes/repeatable-act.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { ComposeDriverSettlement } from './compose-driver-settlement.js';

@StaffRoutes('finance')
@Controller('api/admin/driver-settlements')
export class StaffDriverSettlementsController {
  constructor(private readonly composeDriverSettlement: ComposeDriverSettlement) {}

  @Get()
  @ApiOperation({
    summary: 'Completed rides that a driver was not paid for, with the amount that their rate makes',
    description:
      'Rides with dates from `from` to `to`, both included, at most 92 days. A completed or pending payment of the ' +
      'driver for the booking excludes a ride, however it was entered. `proposedUsd` is rounded half up to cents, and ' +
      'null if the rate needs a duration or a price that the ride does not have. `paidOthers` names other drivers with ' +
      'such a payment: the ride was given to this driver after they were paid. `cashUsd` of a ride is the cash that the ' +
      'driver received for it, on any day; that of the response is what they received on the days of the period for ' +
      'any ride, as in the overview. Neither is deducted.',
  })
  @ApiOkResponse({ standardSchema: completedRides })
  @ApiProblems(400, 404, 503)
  list(@Query({ schema: driverSettlementQuery }) query: DriverSettlementQuery): Promise<CompletedRides> {
    return this.composeDriverSettlement.unpaid(query);
  }

  @Get('overview')
  @ApiOperation({
    summary: 'What is to be settled with each driver: completed rides that were not paid, and cash',
    description:
      'Rides with dates from `from` to `to`, both included, at most 92 days. The cash is what drivers received on these ' +
      'days: completed revenue with the method cash and the driver, who may have been deleted since (`isDeleted`). It ' +
      'is not deducted, and does not show what a driver has handed over.',
  })
  @ApiOkResponse({ standardSchema: settlementOverview })
  @ApiProblems(400, 503)
  overview(
    @Query({ schema: settlementOverviewQuery }) query: SettlementOverviewQuery,
  ): Promise<SettlementOverview> {
    return this.composeDriverSettlement.overview(query);
  }

  @Get('changed')
  @ApiOperation({
    summary: 'Rides that have changed since their driver was paid, by the day of the payment, newest first',
    description:
      'After the payment was last saved, the ride was cancelled, reopened, given to another driver, or got another ' +
      'price or length, or its booking was deleted. For one driver or all; the newest 1,000 payments are compared.',
  })
  @ApiOkResponse({ standardSchema: changedRidePage })
  @ApiProblems(400, 503)
  changed(@Query({ schema: listChangedRidesQuery }) query: ListChangedRidesQuery): Promise<ChangedRidePage> {
    return this.composeDriverSettlement.changed(query);
  }

  @Get('export.csv')
  @ApiOperation({ summary: 'The same rides as a table for spreadsheets' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(400, 404, 503)
  export(
    @Query({ schema: exportDriverSettlementQuery }) query: ExportDriverSettlementQuery,
  ): Promise<StreamableFile> {
    return this.composeDriverSettlement.file(query);
  }

  @Post()
  @ApiOperation({
    summary: 'Pay a driver for rides: a completed payment for each, all or none',
    description:
      '409 `settlement.alreadyPaid` if rides were paid in the meantime, whose references are in `errors`; 409 ' +
      '`settlement.rideChanged` if one is no longer a completed ride of the driver in the period, or its `proposedUsd`, ' +
      'if sent, has changed.',
  })
  @RepeatableAct('Repeats with the same key get the same settlement.')
  @ApiCreatedResponse({ standardSchema: driverSettlement })
  @ApiProblems(400, 404, 409, 413, 422, 503)
  settle(
    @Body({ schema: driverSettlementRequest }) request: DriverSettlementRequest,
    @IdempotencyKey() idempotencyKey: string | null,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<DriverSettlement> {
    return this.composeDriverSettlement.settle(request, idempotencyKey, admin.id);
  }
}
