import { Module, type DynamicModule } from '@nestjs/common';
import { StaffAccountController } from './account/staff-account.controller.js';
import { StaffAdminsController } from './admins/staff-admins.controller.js';
import { StaffAuditController } from './audit/staff-audit.controller.js';
import { BACKUPS_FILE, StaffBackupsController } from './backups/staff-backups.controller.js';
import { BookedRecordsModule } from './booked-records/booked-records.module.js';
import { ComposeBookingDetails } from './bookings/compose-booking-details.js';
import { ComposeCandidates } from './bookings/compose-candidates.js';
import { ComposeManualBooking } from './bookings/compose-manual-booking.js';
import { StaffBookingChangesController } from './bookings/staff-booking-changes.controller.js';
import { StaffBookingRulesController } from './booking-rules/staff-booking-rules.controller.js';
import { StaffBookingsController } from './bookings/staff-bookings.controller.js';
import { StaffCustomersController } from './bookings/staff-customers.controller.js';
import { StaffDriverLinksController } from './drivers/staff-driver-links.controller.js';
import { StaffDriverHoursController } from './drivers/staff-driver-hours.controller.js';
import { StaffDriverAssignmentsController } from './bookings/staff-driver-assignments.controller.js';
import { StaffManualBookingsController } from './bookings/staff-manual-bookings.controller.js';
import { StaffContactMessagesController } from './contact-messages/staff-contact-messages.controller.js';
import { ReadDashboard } from './dashboard/read-dashboard.js';
import { StaffDashboardController } from './dashboard/staff-dashboard.controller.js';
import { StaffDemoBookingsController } from './demo-bookings/staff-demo-bookings.controller.js';
import { JoinTooFewSeats } from './bookings/join-too-few-seats.js';
import { ReadDispatch } from './dispatch/read-dispatch.js';
import { StaffDispatchController } from './dispatch/staff-dispatch.controller.js';
import { StaffBookingEmailsController } from './emails/staff-booking-emails.controller.js';
import { StaffPlannedMessagesController } from './emails/staff-planned-messages.controller.js';
import { StaffEmailDeliveriesController } from './emails/staff-email-deliveries.controller.js';
import { StaffEmailTemplateActionsController } from './emails/staff-email-template-actions.controller.js';
import type { GatewayEnvironment } from './environment.js';
import { ComposeDriverSettlement } from './finance/compose-driver-settlement.js';
import { SaveTransaction } from './finance/save-transaction.js';
import { StaffDriverSettlementsController } from './finance/staff-driver-settlements.controller.js';
import { StaffFinanceController } from './finance/staff-finance.controller.js';
import { StaffPaymentSettlementsController } from './finance/staff-payment-settlements.controller.js';
import { StaffTransactionsController } from './finance/staff-transactions.controller.js';
import { StaffImagesController } from './images/staff-images.controller.js';
import { EndStreamsOfEndedSessions } from './live-updates/end-streams-of-ended-sessions.js';
import { LiveUpdates } from './live-updates/live-updates.js';
import { StaffLiveUpdatesController } from './live-updates/staff-live-updates.controller.js';
import { JoinPrices } from './prices/join-prices.js';
import { ReadPricedOffers } from './prices/read-priced-offers.js';
import { StaffPricesController } from './prices/staff-prices.controller.js';
import { RequireUnusedOffers } from './staff-resources/require-unused-offers.js';
import { staffResources } from './staff-resources/staff-resources.js';

/** Routes under /api/admin, for staff with a session. */
@Module({
  imports: [BookedRecordsModule],
  controllers: [
    StaffAccountController,
    StaffAdminsController,
    StaffAuditController,
    StaffBackupsController,
    StaffBookingChangesController,
    StaffBookingRulesController,
    StaffBookingsController,
    StaffManualBookingsController,
    StaffCustomersController,
    StaffDriverAssignmentsController,
    StaffDriverHoursController,
    StaffDriverLinksController,
    StaffBookingEmailsController,
    StaffPlannedMessagesController,
    StaffEmailDeliveriesController,
    StaffEmailTemplateActionsController,
    StaffContactMessagesController,
    StaffDashboardController,
    StaffDemoBookingsController,
    StaffDispatchController,
    StaffDriverSettlementsController,
    StaffFinanceController,
    StaffPaymentSettlementsController,
    StaffTransactionsController,
    StaffPricesController,
    StaffImagesController,
    StaffLiveUpdatesController,
    ...staffResources.map(({ controller }) => controller),
  ],
  providers: [
    ComposeBookingDetails,
    ComposeCandidates,
    ComposeDriverSettlement,
    ComposeManualBooking,
    EndStreamsOfEndedSessions,
    JoinPrices,
    LiveUpdates,
    ReadDashboard,
    JoinTooFewSeats,
    ReadDispatch,
    ReadPricedOffers,
    RequireUnusedOffers,
    SaveTransaction,
    ...staffResources.flatMap(({ providers }) => providers),
  ],
  // Used by the reactions that notify staff.
  exports: [LiveUpdates],
})
export class StaffModule {
  /** @param environment settings that its controllers need */
  static with({ BACKUPS_FILE: file }: Pick<GatewayEnvironment, 'BACKUPS_FILE'>): DynamicModule {
    return { module: StaffModule, providers: [{ provide: BACKUPS_FILE, useValue: file }] };
  }
}
