import {
  renewDriverLinkRequest,
  type DriverAccess,
  type RenewDriverLinkRequest,
  type RenewedDriverLink,
} from '@chauffeur/contracts/driver-page/driver-link';
import { driverPagePaths } from '@chauffeur/contracts/driver-page/driver-page-paths';
import { recordId } from '@chauffeur/contracts/http/record';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { DriverLinks } from './driver-links.js';

/** Requests of staff about drivers' links. */
@Controller()
export class DriverLinksController {
  constructor(private readonly links: DriverLinks) {}

  @Get(driverPagePaths.access)
  read(@Param('id', { schema: recordId }) id: string): Promise<DriverAccess> {
    return this.links.read(id);
  }

  @Post(driverPagePaths.link)
  renew(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: renewDriverLinkRequest }) request: RenewDriverLinkRequest,
  ): Promise<RenewedDriverLink> {
    return this.links.renew(id, request);
  }

  @Delete(driverPagePaths.link)
  @HttpCode(204)
  async end(@Param('id', { schema: recordId }) id: string): Promise<void> {
    await this.links.end(id);
  }

  @Delete(driverPagePaths.device)
  @HttpCode(204)
  async endDevice(
    @Param('id', { schema: recordId }) id: string,
    @Param('sessionId', { schema: recordId }) sessionId: string,
  ): Promise<void> {
    await this.links.endDevice(id, sessionId);
  }
}
