import { bookingRulesChanged, type BookingRulesChanged } from '@chauffeur/contracts/events/schedule-events';
import { Inbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { PlanMessages } from '../plan-messages.js';

/** Stores the rules from which emails are planned, and replans. Ignores stale changes. */
@Controller()
export class RememberBookingRules {
  constructor(
    private readonly inbox: Inbox,
    private readonly planMessages: PlanMessages,
  ) {}

  @ReactsTo(bookingRulesChanged, { effect: 'remember-rules' })
  async onBookingRulesChanged(rules: BookingRulesChanged, message: ReceivedEvent): Promise<void> {
    await this.inbox.once(message, async (manager) => {
      await manager.query(
        `INSERT INTO known_booking_rules (id, contacts_from_hours, version) VALUES (1, $1, $2)
         ON CONFLICT (id) DO UPDATE
         SET contacts_from_hours = excluded.contacts_from_hours, version = excluded.version
         WHERE known_booking_rules.version < excluded.version`,
        [rules.contactsFromHours, rules.version],
      );
      await this.planMessages.planContactsAgain(manager);
    });
  }
}
