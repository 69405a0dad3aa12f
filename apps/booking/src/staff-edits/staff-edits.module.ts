import { Module } from '@nestjs/common';
import { BookingChangesModule } from '../booking-changes/booking-changes.module.js';
import { BookingOverviewModule } from '../booking-overview/booking-overview.module.js';
import { AssignDriver } from './assign-driver.js';
import { BookingChangesController } from './booking-changes.controller.js';
import { ChangeDetails } from './change-details.js';
import { ChangeSchedule } from './change-schedule.js';
import { DriverAssignmentsController } from './driver-assignments.controller.js';
import { ListAssignments } from './list-assignments.js';
import { ReadCandidates } from './read-candidates.js';
import { SwapRides } from './swap-rides.js';

@Module({
  imports: [BookingChangesModule, BookingOverviewModule],
  controllers: [BookingChangesController, DriverAssignmentsController],
  providers: [AssignDriver, ChangeDetails, ChangeSchedule, ListAssignments, ReadCandidates, SwapRides],
})
export class StaffEditsModule {}
