import { Module } from '@nestjs/common';
import { StaffBookingEmailsController } from './staff-booking-emails.controller.js';
import { StaffEmailDeliveriesController } from './staff-email-deliveries.controller.js';
import { StaffEmailTemplatesController } from './staff-email-templates.controller.js';

@Module({
  controllers: [StaffBookingEmailsController, StaffEmailDeliveriesController, StaffEmailTemplatesController],
})
export class EmailsModule {}
