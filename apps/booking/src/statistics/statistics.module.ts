import { Module } from '@nestjs/common';
import { ReadStatistics } from './read-statistics.js';
import { StatisticsController } from './statistics.controller.js';

@Module({
  controllers: [StatisticsController],
  providers: [ReadStatistics],
})
export class StatisticsModule {}
