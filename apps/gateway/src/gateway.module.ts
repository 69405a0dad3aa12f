import { MessagingHealth } from '@chauffeur/messaging';
import {
  brokerCheck,
  environmentModule,
  eventsModule,
  healthModule,
  type ServiceAdapters,
} from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { AdminsModule } from './admins/admins.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AvailabilityModule } from './availability/availability.module.js';
import { BackupsModule } from './backups/backups.module.js';
import { BookingRulesModule } from './booking-rules/booking-rules.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { ContactMessagesModule } from './contact-messages/contact-messages.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DemoBookingsModule } from './demo-bookings/demo-bookings.module.js';
import { DispatchModule } from './dispatch/dispatch.module.js';
import { DriverPageModule } from './driver-page/driver-page.module.js';
import { DriversModule } from './drivers/drivers.module.js';
import { EmailsModule } from './emails/emails.module.js';
import { GATEWAY_ENVIRONMENT, type GatewayEnvironment } from './environment.js';
import { FinanceModule } from './finance/finance.module.js';
import { SystemHealthModule } from './health/system-health.module.js';
import { ImagesModule } from './images/images.module.js';
import { LiveUpdatesModule } from './live-updates/live-updates.module.js';
import { MediaModule } from './media/media.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PolicyReportsModule } from './policy-reports/policy-reports.module.js';
import { PricesModule } from './prices/prices.module.js';
import { ProofOfWorkModule } from './proof-of-work/proof-of-work.module.js';
import { PublicSiteModule } from './public-site/public-site.module.js';
import { ResponseCacheModule } from './response-cache/response-cache.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { RidesModule } from './rides/rides.module.js';
import { SecurityTxtModule } from './security-txt/security-txt.module.js';
import { SessionModule } from './session/session.module.js';
import { StaffResourcesModule } from './staff-resources/staff-resources.module.js';
import { subscriptions } from './subscriptions.js';
import { upstreamModule } from './upstream/upstream.module.js';

export function gatewayModule(environment: GatewayEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class GatewayModule {},
    imports: [
      environmentModule(GATEWAY_ENVIRONMENT, environment),
      eventsModule('gateway', environment, adapters, subscriptions),
      // The gateway stays ready without the broker: at worst cached responses are a minute old, pages three.
      healthModule({
        inject: [MessagingHealth],
        checks: (messaging: MessagingHealth) => [brokerCheck(messaging, { optional: true })],
      }),
      upstreamModule(environment),
      ResponseCacheModule,
      SessionModule,
      // Visitors, customers and drivers.
      AvailabilityModule,
      DriverPageModule,
      MediaModule,
      PolicyReportsModule,
      ProofOfWorkModule,
      PublicSiteModule,
      RetentionModule,
      RidesModule,
      SecurityTxtModule,
      SystemHealthModule,
      // Visitors and staff.
      BookingsModule,
      ContactMessagesModule,
      // Staff.
      AccountModule,
      AdminsModule,
      AuditModule,
      BackupsModule,
      BookingRulesModule,
      DashboardModule,
      DemoBookingsModule,
      DispatchModule,
      DriversModule,
      EmailsModule,
      FinanceModule,
      ImagesModule,
      LiveUpdatesModule,
      PricesModule,
      StaffResourcesModule,
      // Last, because its route matches every URL.
      PagesModule,
    ],
    controllers: subscriptions,
  };
}
