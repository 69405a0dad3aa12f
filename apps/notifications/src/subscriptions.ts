import { EmailCustomerOnBookingCreated } from './booking-emails/email-customer-of-booking.on-booking-created.js';
import { EmailCustomerOnBookingChanged } from './booking-emails/email-customer-of-change.on-booking-changed.js';
import { EmailCustomerOnBookingStatusChanged } from './booking-emails/email-customer-of-status.on-booking-status-changed.js';
import { EmailLinkOnRideLinkRequested } from './booking-emails/email-link.on-ride-link-requested.js';
import { EmailStaffOnBookingChanged } from './booking-emails/email-staff-of-change.on-booking-changed.js';
import { EmailStaffOnBookingStatusChanged } from './booking-emails/email-staff-of-cancellation.on-booking-status-changed.js';
import { EmailStaffOnBookingCreated } from './booking-emails/email-staff-of-booking.on-booking-created.js';
import { EmailCompanyOnContactMessageReceived } from './contact-messages/email-company-of-message.on-contact-message-received.js';
import { EmailSenderOnContactMessageReceived } from './contact-messages/email-sender-of-message.on-contact-message-received.js';
import { RememberContactSettings } from './email-deliveries/sweep/remember-contact-settings.on-contact-settings-changed.js';
import { PlanMessagesOnBookingCreated } from './planned-messages/reactions/plan-messages-of-booking.on-booking-created.js';
import { PlanMessagesOnBookingChanged } from './planned-messages/reactions/plan-messages-of-change.on-booking-changed.js';
import { PlanMessagesOnBookingDriverAssigned } from './planned-messages/reactions/plan-messages-of-driver.on-booking-driver-assigned.js';
import { PlanMessagesOnRideProgressed } from './planned-messages/reactions/plan-messages-of-progress.on-ride-progressed.js';
import { PlanMessagesOnBookingRemoved } from './planned-messages/reactions/plan-messages-of-removal.on-booking-removed.js';
import { PlanMessagesOnBookingStatusChanged } from './planned-messages/reactions/plan-messages-of-status.on-booking-status-changed.js';
import { RememberPlaces } from './places/remember-places.on-places-named.js';
import { RememberBookingRules } from './planned-messages/reactions/remember-rules.on-booking-rules-changed.js';

/** Every event that notifications reacts to, and what it does. */
export const subscriptions = [
  EmailCustomerOnBookingCreated,
  EmailStaffOnBookingCreated,
  EmailCustomerOnBookingStatusChanged,
  EmailCustomerOnBookingChanged,
  EmailStaffOnBookingStatusChanged,
  EmailStaffOnBookingChanged,
  EmailLinkOnRideLinkRequested,
  EmailCompanyOnContactMessageReceived,
  EmailSenderOnContactMessageReceived,
  RememberContactSettings,
  RememberPlaces,
  PlanMessagesOnBookingCreated,
  PlanMessagesOnBookingChanged,
  PlanMessagesOnBookingDriverAssigned,
  PlanMessagesOnRideProgressed,
  PlanMessagesOnBookingRemoved,
  PlanMessagesOnBookingStatusChanged,
  RememberBookingRules,
];
