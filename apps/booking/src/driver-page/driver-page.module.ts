import { Module } from '@nestjs/common';
import { RideProgressModule } from '../ride-progress/ride-progress.module.js';
import { RideStepsModule } from '../ride-steps/ride-steps.module.js';
import { DriverPageController } from './driver-page.controller.js';
import { DriverSessions } from './driver-sessions.js';
import { DriverStepCounter } from './driver-step-counter.js';
import { MarkChangesSeen } from './mark-changes-seen.js';
import { PurgeDriverSessions } from './purge-driver-sessions.js';
import { ReadDriverRides } from './read-driver-rides.js';
import { TakeStep } from './take-step.js';

@Module({
  imports: [RideProgressModule, RideStepsModule],
  controllers: [DriverPageController],
  providers: [
    DriverSessions,
    DriverStepCounter,
    MarkChangesSeen,
    PurgeDriverSessions,
    ReadDriverRides,
    TakeStep,
  ],
})
export class DriverPageModule {}
