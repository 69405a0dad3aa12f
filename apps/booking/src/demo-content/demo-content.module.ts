import type { DynamicModule } from '@nestjs/common';
import type { BookingEnvironment } from '../environment.js';
import { DemoBookingsController } from './demo-bookings.controller.js';
import { ReadDemoBookings } from './read-demo-bookings.js';
import { RemoveDemoBookings } from './remove-demo-bookings.js';
import { SeedDemoBookings } from './seed-demo-bookings.js';

export function demoContentModule({
  SEED_DEMO_BOOKINGS,
}: Pick<BookingEnvironment, 'SEED_DEMO_BOOKINGS'>): DynamicModule {
  return {
    module: class DemoContentModule {},
    controllers: [DemoBookingsController],
    providers: [ReadDemoBookings, RemoveDemoBookings, ...(SEED_DEMO_BOOKINGS ? [SeedDemoBookings] : [])],
  };
}
