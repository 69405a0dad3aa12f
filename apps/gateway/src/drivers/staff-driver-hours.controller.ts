import {
  driverHours,
  driverHoursPath,
  replaceDriverHours,
  type DriverHours,
  type ReplaceDriverHours,
} from '@chauffeur/contracts/drivers/driver-hours';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Booking } from '../upstream/upstream.module.js';

@StaffRoutes('drivers')
@Controller('api/admin/drivers/:id/hours')
export class StaffDriverHoursController {
  constructor(private readonly booking: Booking) {}

  @Get()
  @ApiOperation({ summary: "A driver's working hours; none means always at work" })
  @ApiOkResponse({ standardSchema: driverHours })
  @ApiProblems(400, 404, 503)
  read(@Param('id', { schema: recordId }) id: string): Promise<DriverHours> {
    return this.booking.json(driverHours, { path: pathTo(driverHoursPath, { id }) });
  }

  @Put()
  @ApiOperation({ summary: "Replace a driver's working hours" })
  @ApiOkResponse({ standardSchema: driverHours })
  @ApiProblems(400, 404, 409, 503)
  replace(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: replaceDriverHours }) body: ReplaceDriverHours,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<DriverHours> {
    const path = pathTo(driverHoursPath, { id });
    return this.booking.json(driverHours, { method: 'PUT', path, body, adminId: admin.id });
  }
}
