import {
  driverAccess,
  renewDriverLinkRequest,
  renewedDriverLink,
  type DriverAccess,
  type RenewDriverLinkRequest,
  type RenewedDriverLink,
} from '@chauffeur/contracts/driver-page/driver-link';
import { driverPagePaths } from '@chauffeur/contracts/driver-page/driver-page-paths';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffAct } from '../staff-routes/staff-act.decorator.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Booking } from '../upstream/upstream.module.js';

@StaffRoutes('drivers')
@Controller('api/admin/drivers/:id')
export class StaffDriverLinksController {
  constructor(private readonly booking: Booking) {}

  @Get('access')
  @ApiOperation({ summary: "A driver's link, without its token, and the devices signed in with it" })
  @ApiOkResponse({ standardSchema: driverAccess })
  @ApiProblems(400, 404, 503)
  read(@Param('id', { schema: recordId }) id: string): Promise<DriverAccess> {
    return this.booking.json(driverAccess, { path: pathTo(driverPagePaths.access, { id }) });
  }

  @StaffAct('changed')
  @Post('link')
  @ApiOperation({
    summary:
      "Create a new link to a driver's page; the former one and the sessions of all devices end at once",
    description:
      'The present PIN stays unless another is given. 409 `driver.pinMissing` without PIN and phone.',
  })
  @ApiCreatedResponse({ standardSchema: renewedDriverLink })
  @ApiProblems(400, 404, 409, 503)
  renew(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: renewDriverLinkRequest }) body: RenewDriverLinkRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<RenewedDriverLink> {
    const path = pathTo(driverPagePaths.link, { id });
    return this.booking.json(renewedDriverLink, { method: 'POST', path, body, adminId: admin.id });
  }

  @StaffAct('changed')
  @Delete('link')
  @HttpCode(204)
  @ApiOperation({ summary: "End a driver's link and the sessions of all devices, without a new link" })
  @ApiNoContentResponse()
  @ApiProblems(400, 503)
  async end(
    @Param('id', { schema: recordId }) id: string,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<void> {
    const path = pathTo(driverPagePaths.link, { id });
    await this.booking.bytes({ method: 'DELETE', path, adminId: admin.id });
  }

  @StaffAct('changed')
  @Delete('sessions/:sessionId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sign a driver out of one device' })
  @ApiNoContentResponse()
  @ApiProblems(400, 503)
  async endDevice(
    @Param('id', { schema: recordId }) id: string,
    @Param('sessionId', { schema: recordId }) sessionId: string,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<void> {
    const path = pathTo(driverPagePaths.device, { id, sessionId });
    await this.booking.bytes({ method: 'DELETE', path, adminId: admin.id });
  }
}
