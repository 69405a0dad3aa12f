import { Module } from '@nestjs/common';
import { RideProgressModule } from '../ride-progress/ride-progress.module.js';
import { DriverLinksController } from './driver-links.controller.js';
import { DriverLinks } from './driver-links.js';

@Module({
  imports: [RideProgressModule],
  controllers: [DriverLinksController],
  providers: [DriverLinks],
})
export class DriverLinksModule {}
