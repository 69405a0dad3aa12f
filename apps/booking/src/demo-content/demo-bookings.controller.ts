import { demoBookingsPath, type DemoBookingsResponse } from '@chauffeur/contracts/bookings/demo-bookings';
import { AdminId } from '@chauffeur/service-kit';
import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ReadDemoBookings } from './read-demo-bookings.js';
import { RemoveDemoBookings } from './remove-demo-bookings.js';

@Controller()
export class DemoBookingsController {
  constructor(
    private readonly readDemoBookings: ReadDemoBookings,
    private readonly removeDemoBookings: RemoveDemoBookings,
  ) {}

  @Get(demoBookingsPath)
  read(): Promise<DemoBookingsResponse> {
    return this.readDemoBookings.count();
  }

  @Delete(demoBookingsPath)
  @HttpCode(204)
  remove(@AdminId() removedBy: string): Promise<void> {
    return this.removeDemoBookings.remove(removedBy);
  }
}
