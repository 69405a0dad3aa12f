import {
  contactMessagePage,
  listContactMessagesQuery,
  readContactMessagesRequest,
  type ContactMessagePage,
  type ListContactMessagesQuery,
  type ReadContactMessagesRequest,
} from '@chauffeur/contracts/notifications/contact-message';
import { contactMessagePaths } from '@chauffeur/contracts/notifications/notification-paths';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffAct } from '../staff-routes/staff-act.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Notifications } from '../upstream/upstream.module.js';

@StaffRoutes('contact messages')
@Controller('api/admin/contact-messages')
export class StaffContactMessagesController {
  constructor(private readonly notifications: Notifications) {}

  @Get()
  @ApiOperation({ summary: 'What visitors wrote through the contact form, newest first' })
  @ApiOkResponse({ standardSchema: contactMessagePage })
  @ApiProblems(400, 503)
  list(
    @Query({ schema: listContactMessagesQuery }) query: ListContactMessagesQuery,
  ): Promise<ContactMessagePage> {
    return this.notifications.json(contactMessagePage, { path: contactMessagePaths.collection, query });
  }

  @StaffAct(null)
  @Post('read')
  @HttpCode(204)
  @ApiOperation({ summary: 'Mark messages as read, for all admins' })
  @ApiNoContentResponse()
  @ApiProblems(400, 503)
  async read(@Body({ schema: readContactMessagesRequest }) body: ReadContactMessagesRequest): Promise<void> {
    await this.notifications.bytes({ method: 'POST', path: contactMessagePaths.read, body });
  }
}
