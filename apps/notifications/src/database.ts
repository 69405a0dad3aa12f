import type { DatabaseOptions } from '@chauffeur/service-kit';
import { LatestBookingStatus } from './booking-statuses/latest-booking-status.entity.js';
import { ContactMessageEntity } from './contact-messages/contact-message.entity.js';
import { KnownContactSettings } from './contact-settings/known-contact-settings.entity.js';
import { DeliveryAttempt } from './email-deliveries/attempts/delivery-attempt.entity.js';
import { EmailDelivery } from './email-deliveries/email-delivery.entity.js';
import { EmailTemplateEntity } from './email-templates/email-template.entity.js';
import { migrations } from './migrations.js';
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
  migrations,
};
