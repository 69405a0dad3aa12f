import { Module } from '@nestjs/common';
import { ClosedPeriodRecords, ClosedPeriodsController } from './closed-periods.records.js';

@Module({
  controllers: [ClosedPeriodsController],
  providers: [ClosedPeriodRecords],
})
export class ClosedPeriodsModule {}
