import { MessagingHealth } from '@chauffeur/messaging';
import {
  brokerCheck,
  databaseChecks,
  databaseModule,
  eventsModule,
  healthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BlockEntity } from './blocks/block.entity.js';
import { BlockRecords, BlocksController } from './blocks/blocks.records.js';
import { AvailabilityController } from './availability/availability.controller.js';
import { AvailabilityCounter } from './availability/availability-counter.js';
import { ReadAvailability } from './availability/read-availability.js';
import { ExportBookings } from './booking-overview/export-bookings.js';
import { BookingRulesController } from './booking-rules/booking-rules.controller.js';
import { BookingRulesEntity } from './booking-rules/booking-rules.entity.js';
import { SaveBookingRules } from './booking-rules/save-booking-rules.js';
import { BookingUseController } from './booking-use/booking-use.controller.js';
import { CountBookingsThatUse } from './booking-use/count-bookings-that-use.js';
import { BookingChangeEntity } from './booking-changes/booking-change.entity.js';
import { BookingChangesController } from './staff-edits/booking-changes.controller.js';
import { ChangeDetails } from './staff-edits/change-details.js';
import { ListChanges } from './booking-changes/list-changes.js';
import { ReadCandidates } from './staff-edits/read-candidates.js';
import { SwapRides } from './staff-edits/swap-rides.js';
import { ChangeSchedule } from './staff-edits/change-schedule.js';
import { EditBooking } from './booking-changes/edit-booking.js';
import { RecordEdit } from './booking-changes/record-edit.js';
import { RestoreShortenedBuffers } from './booking-changes/restore-shortened-buffers.js';
import { AcceptedBookingCounter } from './new-bookings/accepted-booking-counter.js';
import { BookingHistoryEntity } from './bookings/booking-history.entity.js';
import { BookingEntity } from './bookings/booking.entity.js';
import { BookingsController } from './booking-overview/bookings.controller.js';
import { ChangeStatus } from './booking-status/change-status.js';
import { PurgePlacedRequests } from './new-bookings/placed-requests/purge-placed-requests.js';
import { ListBookings } from './booking-overview/list-bookings.js';
import { PlaceBooking } from './new-bookings/place-booking.js';
import { PlacedRequestEntity } from './new-bookings/placed-requests/placed-request.entity.js';
import { ReadBooking } from './booking-overview/read-booking.js';
import { AnonymiseOldBookings } from './bookings/retention/anonymise-old-bookings.js';
import { RemoveBooking } from './booking-status/remove-booking.js';
import { DemoBookingsController } from './demo-content/demo-bookings.controller.js';
import { ReadDemoBookings } from './demo-content/read-demo-bookings.js';
import { RemoveDemoBookings } from './demo-content/remove-demo-bookings.js';
import { SeedDemoBookings } from './demo-content/seed-demo-bookings.js';
import { DispatchBoardController } from './dispatch/dispatch-board.controller.js';
import { ReadDispatchBoard } from './dispatch/read-dispatch-board.js';
import { CustomersController } from './customers/customers.controller.js';
import { FindCustomers } from './customers/find-customers.js';
import { ClosedPeriodEntity } from './closed-periods/closed-period.entity.js';
import { ClosedPeriodRecords, ClosedPeriodsController } from './closed-periods/closed-periods.records.js';
import { AssignDriver } from './staff-edits/assign-driver.js';
import { DriverAssignmentEntity } from './driver-assignments/driver-assignment.entity.js';
import { DriverAssignmentsController } from './staff-edits/driver-assignments.controller.js';
import { ListAssignments } from './driver-assignments/list-assignments.js';
import { ChangedRidesController } from './driver-pay/changed-rides.controller.js';
import { CompletedRidesController } from './driver-pay/completed-rides.controller.js';
import { DriverHoursController } from './driver-hours/driver-hours.controller.js';
import { DriverEntity } from './drivers/driver.entity.js';
import { DriverRecords, DriversController } from './fleet/drivers.records.js';
import { BOOKING_ENVIRONMENT, type BookingEnvironment } from './environment.js';
import { ManualBookingsController } from './manual-bookings/manual-bookings.controller.js';
import { PlaceManualBooking } from './manual-bookings/place-manual-booking.js';
import { migrations } from './migrations.js';
import { RenewLink } from './ride-page/links/renew-link.js';
import { RequestLink } from './ride-page/links/request-link.js';
import { RideLinksController } from './ride-page/links/ride-links.controller.js';
import { RideLinks } from './ride-links/ride-links.js';
import { CancelRide } from './ride-page/cancel-ride.js';
import { ChangeRide } from './ride-page/changes/change-ride.js';
import { ReadRide } from './ride-page/read-ride.js';
import { SwitchReminders } from './ride-page/switch-reminders.js';
import { RidePageController } from './ride-page/ride-page.controller.js';
import { FollowDriver } from './ride-progress/follow-driver.js';
import { RideStepsController } from './ride-steps/ride-steps.controller.js';
import { SetRideState } from './ride-steps/set-ride-state.js';
import { SetStateByStaff } from './ride-steps/set-state-by-staff.js';
import { DriverLinks } from './driver-links/driver-links.js';
import { DriverLinksController } from './driver-links/driver-links.controller.js';
import { DriverStepCounter } from './driver-page/driver-step-counter.js';
import { DriverPageController } from './driver-page/driver-page.controller.js';
import { DriverSessions } from './driver-page/driver-sessions.js';
import { MarkChangesSeen } from './driver-page/mark-changes-seen.js';
import { PurgeDriverSessions } from './driver-page/purge-driver-sessions.js';
import { ReadDriverRides } from './driver-page/read-driver-rides.js';
import { TakeStep } from './driver-page/take-step.js';
import { AdoptBookings } from './rides/adopt/adopt-bookings.js';
import { AdoptedBookingCounter } from './rides/adopt/adopted-booking-counter.js';
import { MeasureRides } from './rides/measure-rides.js';
import { PurgeOccupancies } from './rides/purge-occupancies.js';
import { ReadStatistics } from './statistics/read-statistics.js';
import { subscriptions } from './subscriptions.js';
import { VehicleEntity } from './vehicles/vehicle.entity.js';
import { VehicleRecords, VehiclesController } from './fleet/vehicles.records.js';

export function bookingModule(environment: BookingEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class BookingModule {},
    imports: [
      databaseModule({
        environment,
        entities: [
          BlockEntity,
          BookingChangeEntity,
          BookingEntity,
          BookingHistoryEntity,
          PlacedRequestEntity,
          DriverEntity,
          DriverAssignmentEntity,
          VehicleEntity,
          BookingRulesEntity,
          ClosedPeriodEntity,
        ],
        migrations,
      }),
      eventsModule('booking', environment, adapters, subscriptions),
      healthModule({
        inject: [DataSource, MessagingHealth],
        // A booking is accepted even without the broker: the outbox stores its event.
        checks: (dataSource: DataSource, messaging: MessagingHealth) => [
          ...databaseChecks(dataSource),
          brokerCheck(messaging, { optional: true }),
        ],
      }),
      TypeOrmModule.forFeature([BookingEntity, PlacedRequestEntity]),
    ],
    controllers: [
      DriverHoursController,
      BlocksController,
      AvailabilityController,
      BookingUseController,
      ChangedRidesController,
      CompletedRidesController,
      CustomersController,
      DemoBookingsController,
      ManualBookingsController,
      DriverAssignmentsController,
      BookingChangesController,
      BookingsController,
      DispatchBoardController,
      RideLinksController,
      RidePageController,
      DriverLinksController,
      DriverPageController,
      DriversController,
      RideStepsController,
      VehiclesController,
      ...subscriptions,
      BookingRulesController,
      ClosedPeriodsController,
    ],
    providers: [
      { provide: BOOKING_ENVIRONMENT, useValue: environment },
      AcceptedBookingCounter,
      AdoptBookings,
      AdoptedBookingCounter,
      AnonymiseOldBookings,
      AssignDriver,
      BlockRecords,
      CancelRide,
      ChangeRide,
      ChangeDetails,
      ChangeSchedule,
      ListChanges,
      ReadCandidates,
      SwapRides,
      ChangeStatus,
      CountBookingsThatUse,
      AvailabilityCounter,
      DriverStepCounter,
      DriverLinks,
      DriverRecords,
      DriverSessions,
      EditBooking,
      ExportBookings,
      FindCustomers,
      FollowDriver,
      PurgeDriverSessions,
      PurgeOccupancies,
      PurgePlacedRequests,
      ListAssignments,
      ListBookings,
      MeasureRides,
      PlaceBooking,
      PlaceManualBooking,
      ReadAvailability,
      ReadBooking,
      ReadDemoBookings,
      RestoreShortenedBuffers,
      ReadDispatchBoard,
      ReadDriverRides,
      ReadRide,
      SwitchReminders,
      ReadStatistics,
      RenewLink,
      RequestLink,
      RideLinks,
      RecordEdit,
      RemoveBooking,
      RemoveDemoBookings,
      VehicleRecords,
      ClosedPeriodRecords,
      MarkChangesSeen,
      SaveBookingRules,
      SetRideState,
      SetStateByStaff,
      TakeStep,
      ...(environment.SEED_DEMO_BOOKINGS ? [SeedDemoBookings] : []),
    ],
  };
}
