import { Module } from '@nestjs/common';
import { DriverSettlementsController } from './driver-settlements.controller.js';
import { SettleDriver } from './settle-driver.js';

@Module({
  controllers: [DriverSettlementsController],
  providers: [SettleDriver],
})
export class DriverSettlementsModule {}
