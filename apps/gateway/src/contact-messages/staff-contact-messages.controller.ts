import {
  contactMessagePage,
  listContactMessagesQuery,
  type ContactMessagePage,
  type ListContactMessagesQuery,
} from '@chauffeur/contracts/notifications/contact-message';
import { contactMessagesPath } from '@chauffeur/contracts/notifications/notification-paths';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
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
    return this.notifications.json(contactMessagePage, { path: contactMessagesPath, query });
  }
}
