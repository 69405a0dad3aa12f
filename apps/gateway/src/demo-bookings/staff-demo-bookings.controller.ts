import {
  demoBookingsPath,
  demoBookingsResponse,
  type DemoBookingsResponse,
} from '@chauffeur/contracts/bookings/demo-bookings';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Booking } from '../upstream/upstream.module.js';

@StaffRoutes('demo bookings')
@Controller('api/admin/demo-bookings')
export class StaffDemoBookingsController {
  constructor(private readonly booking: Booking) {}

  @Get()
  @ApiOperation({ summary: 'How many examples of a first start are left; none in production' })
  @ApiOkResponse({ standardSchema: demoBookingsResponse })
  @ApiProblems(503)
  read(): Promise<DemoBookingsResponse> {
    return this.booking.json(demoBookingsResponse, { path: demoBookingsPath });
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({
    summary:
      'Delete the examples: bookings with their transactions, and the drivers and vehicles that no other booking uses; they do not come back',
  })
  @ApiNoContentResponse()
  @ApiProblems(503)
  async remove(@SignedInAdmin() admin: AdminResponse): Promise<void> {
    await this.booking.bytes({ method: 'DELETE', path: demoBookingsPath, adminId: admin.id });
  }
}
