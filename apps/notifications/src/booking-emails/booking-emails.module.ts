import { Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.js';
import { EmailDeliveriesModule } from '../email-deliveries/email-deliveries.module.js';
import { BookingEmailsController } from './booking-emails.controller.js';
import { SendManualEmail } from './send-manual-email.js';

@Module({
  imports: [ClockModule, EmailDeliveriesModule],
  controllers: [BookingEmailsController],
  providers: [SendManualEmail],
})
export class BookingEmailsModule {}
