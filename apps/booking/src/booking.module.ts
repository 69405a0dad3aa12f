import { MessagingHealth, messagingEntities, messagingMigrations } from '@chauffeur/messaging';
import {
  brokerCheck,
  databaseCheck,
  databaseModule,
  eventsModule,
  healthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingUseModule } from './booking-use/booking-use.module.js';
import { BookingHistoryEntity } from './bookings/booking-history.entity.js';
import { BookingEntity } from './bookings/booking.entity.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { PlacedRequestEntity } from './bookings/placed-request.entity.js';
import { DriverAssignmentEntity } from './driver-assignments/driver-assignment.entity.js';
import { DriverEntity } from './drivers/driver.entity.js';
import { DriversModule } from './drivers/drivers.module.js';
import type { BookingEnvironment } from './environment.js';
import { CreateBookings1763700000000 } from './migrations/1763700000000-create-bookings.js';
import { CreateDrivers1763800000000 } from './migrations/1763800000000-create-drivers.js';
import { CreateDriverAssignments1763810000000 } from './migrations/1763810000000-create-driver-assignments.js';
import { IndexBookingOrders1763820000000 } from './migrations/1763820000000-index-booking-orders.js';
import { KeepSearchText1763830000000 } from './migrations/1763830000000-keep-search-text.js';
import { IndexBookedOffers1763840000000 } from './migrations/1763840000000-index-booked-offers.js';

export function bookingModule(environment: BookingEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class BookingModule {},
    imports: [
      databaseModule({
        environment,
        entities: [
          ...messagingEntities,
          BookingEntity,
          BookingHistoryEntity,
          PlacedRequestEntity,
          DriverEntity,
          DriverAssignmentEntity,
        ],
        migrations: [
          ...messagingMigrations,
          CreateBookings1763700000000,
          CreateDrivers1763800000000,
          CreateDriverAssignments1763810000000,
          IndexBookingOrders1763820000000,
          KeepSearchText1763830000000,
          IndexBookedOffers1763840000000,
        ],
      }),
      eventsModule('booking', environment, adapters),
      healthModule({
        inject: [DataSource, MessagingHealth],
        // A booking is accepted without the broker: the outbox keeps its event.
        checks: (dataSource: DataSource, messaging: MessagingHealth) => [
          databaseCheck(dataSource),
          brokerCheck(messaging, { optional: true }),
        ],
      }),
      BookingUseModule,
      BookingsModule,
      DriversModule,
    ],
  };
}
