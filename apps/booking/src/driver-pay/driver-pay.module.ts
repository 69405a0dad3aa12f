import { Module } from '@nestjs/common';
import { ChangedRidesController } from './changed-rides.controller.js';
import { CompletedRidesController } from './completed-rides.controller.js';

@Module({
  controllers: [ChangedRidesController, CompletedRidesController],
})
export class DriverPayModule {}
