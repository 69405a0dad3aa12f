import {
  contactSettingsChanged,
  type ContactSettingsChanged,
} from '@chauffeur/contracts/events/catalogue-events';
import { Inbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { SweepDeliveries } from './sweep-deliveries.js';

/** Stores the settings that emails quote, and composes the emails that wait for them. Ignores stale changes. */
@Controller()
export class RememberContactSettings {
  constructor(
    private readonly inbox: Inbox,
    private readonly sweepDeliveries: SweepDeliveries,
  ) {}

  @ReactsTo(contactSettingsChanged, { effect: 'remember-contact-settings' })
  async onContactSettingsChanged(
    { settings, changedAt }: ContactSettingsChanged,
    message: ReceivedEvent,
  ): Promise<void> {
    await this.inbox.once(message, async (manager) => {
      await manager.query(
        `INSERT INTO known_contact_settings (id, settings, changed_at) VALUES (1, $1, $2)
         ON CONFLICT (id) DO UPDATE SET settings = excluded.settings, changed_at = excluded.changed_at
         WHERE known_contact_settings.changed_at < excluded.changed_at`,
        [settings === null ? null : JSON.stringify(settings), changedAt],
      );
      await manager.query(`UPDATE email_deliveries SET next_check_at = now() WHERE status = 'waiting'`);
    });
    // Composes at once the emails that waited for the company's name and addresses.
    this.sweepDeliveries.runSoon();
  }
}
