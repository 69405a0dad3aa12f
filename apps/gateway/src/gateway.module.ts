import { MessagingHealth } from '@chauffeur/messaging';
import { brokerCheck, eventsModule, healthModule, type ServiceAdapters } from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { AdminsModule } from './admins/admins.module.js';
import { AnswersModule } from './answers/answers.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { CategoriesModule } from './categories/categories.module.js';
import { ContactMessagesModule } from './contact-messages/contact-messages.module.js';
import { ContactSettingsModule } from './contact-settings/contact-settings.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { DriversModule } from './drivers/drivers.module.js';
import { EmailsModule } from './emails/emails.module.js';
import type { GatewayEnvironment } from './environment.js';
import { FinanceModule } from './finance/finance.module.js';
import { ApiHealthController } from './health/api-health.controller.js';
import { ReadSystemHealth } from './health/read-system-health.js';
import { ImagesModule } from './images/images.module.js';
import { LiveUpdatesModule } from './live-updates/live-updates.module.js';
import { MediaModule } from './media/media.module.js';
import { OffersModule } from './offers/offers.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PricesModule } from './prices/prices.module.js';
import { PublicSiteModule } from './public-site/public-site.module.js';
import { SeoSettingsModule } from './seo-settings/seo-settings.module.js';
import { ServiceTypesModule } from './service-types/service-types.module.js';
import { sessionModule } from './session/session.module.js';
import { upstreamModule } from './upstream/upstream.module.js';

export function gatewayModule(environment: GatewayEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class GatewayModule {},
    imports: [
      eventsModule('gateway', environment, adapters),
      upstreamModule(environment),
      // Without the broker a kept answer may be a minute old, no worse: the gateway goes on.
      healthModule({
        inject: [MessagingHealth],
        checks: (messaging: MessagingHealth) => [brokerCheck(messaging, { optional: true })],
      }),
      AccountModule,
      AdminsModule,
      AnswersModule,
      PublicSiteModule,
      BookingsModule,
      CategoriesModule,
      ContactMessagesModule,
      ContactSettingsModule,
      SeoSettingsModule,
      ServiceTypesModule,
      DashboardModule,
      DriversModule,
      LiveUpdatesModule,
      FinanceModule,
      PricesModule,
      EmailsModule,
      sessionModule(environment.JWT_SECRET),
      MediaModule,
      ImagesModule,
      OffersModule,
      PagesModule,
    ],
    controllers: [ApiHealthController],
    providers: [ReadSystemHealth],
  };
}
