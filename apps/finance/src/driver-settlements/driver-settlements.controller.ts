import { changedRidesQuery, type ChangedRidesQuery } from '@chauffeur/contracts/finance/changed-rides';
import type { CompletedRides } from '@chauffeur/contracts/drivers/completed-rides';
import {
  driverSettlementPaths,
  exportUnpaidRidesCommand,
  settleDriverCommand,
  settlementOverviewCommand,
  unpaidRidesCommand,
  type DriverSettlement,
  type ExportUnpaidRidesCommand,
  type SettleDriverCommand,
  type SettlementOverview,
  type SettlementOverviewCommand,
  type UnpaidRidesCommand,
} from '@chauffeur/contracts/finance/driver-settlement';
import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import { AdminId, csvFile } from '@chauffeur/service-kit';
import { Body, Controller, Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { transactionResponseOf } from '../transactions/transaction-response.js';
import { overviewSettlements } from './overview-settlements.js';
import { rideColumns } from './ride-columns.js';
import { SettleDriver } from './settle-driver.js';
import { newestPayments, unpaidRides } from './unpaid-rides.js';

@Controller()
export class DriverSettlementsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settleDriver: SettleDriver,
  ) {}

  /** Returns those of the given rides for which the driver was not paid, with the cash that the driver received. */
  @Post(driverSettlementPaths.unpaid)
  @HttpCode(200)
  unpaid(@Body({ schema: unpaidRidesCommand }) rides: UnpaidRidesCommand): Promise<CompletedRides> {
    return unpaidRides(this.dataSource.manager, rides);
  }

  /** Exports the same as a file. */
  @Post(driverSettlementPaths.export)
  @HttpCode(200)
  async export(
    @Body({ schema: exportUnpaidRidesCommand }) { language, separator, ...rides }: ExportUnpaidRidesCommand,
  ): Promise<StreamableFile> {
    const { lines } = await unpaidRides(this.dataSource.manager, rides);
    return csvFile('driver-settlement', rideColumns(language, rides.driver.name), lines, {
      language,
      separator,
    });
  }

  /** Returns what is to be settled with each driver. */
  @Post(driverSettlementPaths.overview)
  @HttpCode(200)
  overview(
    @Body({ schema: settlementOverviewCommand }) command: SettlementOverviewCommand,
  ): Promise<SettlementOverview> {
    return overviewSettlements(this.dataSource.manager, command);
  }

  /** Returns the newest payments to one driver, or to all, for rides. */
  @Get(driverSettlementPaths.payments)
  async payments(
    @Query({ schema: changedRidesQuery }) query: ChangedRidesQuery,
  ): Promise<TransactionResponse[]> {
    const found = await newestPayments(this.dataSource.manager, query);
    return found.map(transactionResponseOf);
  }

  @Post(driverSettlementPaths.collection)
  settle(
    @Body({ schema: settleDriverCommand }) command: SettleDriverCommand,
    @AdminId() adminId: string,
  ): Promise<DriverSettlement> {
    return this.settleDriver.settle(command, adminId);
  }
}
