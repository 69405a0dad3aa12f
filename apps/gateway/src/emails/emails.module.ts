import { Module } from '@nestjs/common';
import { StaffBookingEmailsController } from './staff-booking-emails.controller.js';
import { StaffEmailDeliveriesController } from './staff-email-deliveries.controller.js';
import { StaffEmailTemplateActionsController } from './staff-email-template-actions.controller.js';
import { StaffPlannedMessagesController } from './staff-planned-messages.controller.js';

@Module({
  controllers: [
    StaffBookingEmailsController,
    StaffEmailDeliveriesController,
    StaffEmailTemplateActionsController,
    StaffPlannedMessagesController,
  ],
})
export class EmailsModule {}
