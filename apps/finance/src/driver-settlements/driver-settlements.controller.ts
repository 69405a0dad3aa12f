import { completedRides, type CompletedRides } from '@chauffeur/contracts/drivers/completed-rides';
import {
  driverSettlementPaths,
  exportUnpaidRidesCommand,
  settleDriverCommand,
  settlementOverviewCommand,
  type DriverSettlement,
  type ExportUnpaidRidesCommand,
  type SettleDriverCommand,
  type SettlementOverview,
  type SettlementOverviewCommand,
} from '@chauffeur/contracts/finance/driver-settlement';
import { AdminId, csvFile } from '@chauffeur/service-kit';
import { Body, Controller, HttpCode, Post, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { overviewSettlements } from './overview-settlements.js';
import { rideColumns } from './ride-columns.js';
import { SettleDriver } from './settle-driver.js';
import { unpaidRides } from './unpaid-rides.js';

@Controller()
export class DriverSettlementsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settleDriver: SettleDriver,
  ) {}

  /** Returns those of the given rides for which the driver was not paid. */
  @Post(driverSettlementPaths.unpaid)
  @HttpCode(200)
  unpaid(@Body({ schema: completedRides }) rides: CompletedRides): Promise<CompletedRides> {
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

  @Post(driverSettlementPaths.collection)
  settle(
    @Body({ schema: settleDriverCommand }) command: SettleDriverCommand,
    @AdminId() adminId: string,
  ): Promise<DriverSettlement> {
    return this.settleDriver.settle(command, adminId);
  }
}
