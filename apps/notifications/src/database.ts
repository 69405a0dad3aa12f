import type { DatabaseOptions } from '@chauffeur/service-kit';
import { messagingMigrations } from '@chauffeur/messaging';
import { LatestBookingStatus } from './booking-statuses/latest-booking-status.entity.js';
import { ContactMessageEntity } from './contact-messages/contact-message.entity.js';
import { KnownContactSettings } from './contact-settings/known-contact-settings.entity.js';
import { DeliveryAttempt } from './email-deliveries/attempts/delivery-attempt.entity.js';
import { EmailDelivery } from './email-deliveries/email-delivery.entity.js';
import { EmailTemplateEntity } from './email-templates/email-template.entity.js';
import { CreateNotifications1763700000000 } from './migrations/1763700000000-create-notifications.js';
import { LetStaffManageEmails1763800000000 } from './migrations/1763800000000-let-staff-manage-emails.js';
import { KeepTraceparent1763850000000 } from './migrations/1763850000000-keep-traceparent.js';
import { BringAttemptsHome1763900000000 } from './migrations/1763900000000-bring-attempts-home.js';
import { PlanMessages1764200100000 } from './migrations/1764200100000-plan-messages.js';
import { AddRideEmails1764200200000 } from './migrations/1764200200000-add-ride-emails.js';
import { StoreTemplatesOnce1764300100000 } from './migrations/1764300100000-store-templates-once.js';
import { HashTemplates1764400000000 } from './migrations/1764400000000-hash-templates.js';
import { AddRideLinkEmail1764200000000 } from './migrations/1764200000000-add-ride-link-email.js';
import { HoldMails1764000000000 } from './migrations/1764000000000-hold-mails.js';
import { KnownBookingRules } from './planned-messages/known-booking-rules.entity.js';
import { PlannedMessage } from './planned-messages/planned-message.entity.js';
import { KnownRide } from './rides/known-ride.entity.js';

/** The database of both programs; the first one to start migrates it. */
export const database: Omit<DatabaseOptions, 'environment'> = {
  entities: [
    ContactMessageEntity,
    DeliveryAttempt,
    EmailDelivery,
    EmailTemplateEntity,
    KnownBookingRules,
    KnownContactSettings,
    KnownRide,
    LatestBookingStatus,
    PlannedMessage,
  ],
  migrations: [
    ...messagingMigrations,
    CreateNotifications1763700000000,
    LetStaffManageEmails1763800000000,
    KeepTraceparent1763850000000,
    BringAttemptsHome1763900000000,
    HoldMails1764000000000,
    AddRideLinkEmail1764200000000,
    PlanMessages1764200100000,
    AddRideEmails1764200200000,
    StoreTemplatesOnce1764300100000,
    HashTemplates1764400000000,
  ],
};
