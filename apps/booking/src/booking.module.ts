import {
  databaseModule,
  environmentModule,
  eventsModule,
  serviceHealthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { AvailabilityModule } from './availability/availability.module.js';
import { BlocksModule } from './blocks/blocks.module.js';
import { bookingEntities } from './booking.entities.js';
import { BookingOverviewModule } from './booking-overview/booking-overview.module.js';
import { BookingRulesModule } from './booking-rules/booking-rules.module.js';
import { BookingUseModule } from './booking-use/booking-use.module.js';
import { RetentionModule } from './bookings/retention/retention.module.js';
import { ClosedPeriodsModule } from './closed-periods/closed-periods.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { demoContentModule } from './demo-content/demo-content.module.js';
import { DispatchModule } from './dispatch/dispatch.module.js';
import { DriverHoursModule } from './driver-hours/driver-hours.module.js';
import { DriverLinksModule } from './driver-links/driver-links.module.js';
import { DriverPageModule } from './driver-page/driver-page.module.js';
import { DriverPayModule } from './driver-pay/driver-pay.module.js';
import { BOOKING_ENVIRONMENT, type BookingEnvironment } from './environment.js';
import { FleetModule } from './fleet/fleet.module.js';
import { ManualBookingsModule } from './manual-bookings/manual-bookings.module.js';
import { migrations } from './migrations.js';
import { RidePageModule } from './ride-page/ride-page.module.js';
import { RideStepsModule } from './ride-steps/ride-steps.module.js';
import { RidesModule } from './rides/rides.module.js';
import { StaffEditsModule } from './staff-edits/staff-edits.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { subscriptions } from './subscriptions.js';

export function bookingModule(environment: BookingEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class BookingModule {},
    imports: [
      environmentModule(BOOKING_ENVIRONMENT, environment),
      databaseModule({ environment, entities: bookingEntities, migrations }),
      eventsModule('booking', environment, adapters, subscriptions),
      serviceHealthModule(),
      // The site, its visitors and customers.
      AvailabilityModule,
      RidePageModule,
      // Staff.
      BlocksModule,
      BookingOverviewModule,
      BookingRulesModule,
      BookingUseModule,
      ClosedPeriodsModule,
      CustomersModule,
      demoContentModule(environment),
      DispatchModule,
      DriverHoursModule,
      DriverLinksModule,
      DriverPayModule,
      FleetModule,
      ManualBookingsModule,
      RideStepsModule,
      StaffEditsModule,
      StatisticsModule,
      // Drivers.
      DriverPageModule,
      // Periodic tasks and metrics.
      RetentionModule,
      RidesModule,
    ],
    controllers: subscriptions,
  };
}
