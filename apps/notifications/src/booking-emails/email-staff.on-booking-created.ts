import { bookingCreated, type BookingCreated } from '@chauffeur/contracts';
import { ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller, Inject } from '@nestjs/common';
import { PlanEmails } from '../email-deliveries/plan-emails.js';
import { NOTIFICATIONS_ENVIRONMENT, type NotificationsEnvironment } from '../environment.js';

/** Tells staff of a customer's booking; a manual one they have entered themselves. */
@Controller()
export class EmailStaffOnBookingCreated {
  constructor(
    @Inject(NOTIFICATIONS_ENVIRONMENT) private readonly environment: NotificationsEnvironment,
    private readonly planEmails: PlanEmails,
  ) {}

  @ReactsTo(bookingCreated, { effect: 'email-staff-of-booking' })
  async email({ booking }: BookingCreated, message: ReceivedEvent): Promise<void> {
    if (booking.isManual) return;
    await this.planEmails.plan(message, {
      templateName: 'admin_notification',
      language: this.environment.COMPANY_LANGUAGE,
      recipientRole: 'staff',
      content: { kind: 'booking', booking },
    });
  }
}
