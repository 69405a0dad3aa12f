import { Module, type DynamicModule } from '@nestjs/common';
import { BookedRecordsModule } from './booked-records/booked-records.module.js';
import { ComposeAvailability } from './availability/compose-availability.js';
import { PublicAvailabilityController } from './availability/public-availability.controller.js';
import { ComposeBooking } from './bookings/compose-booking.js';
import { PublicBookingsController } from './bookings/public-bookings.controller.js';
import { PublicContactMessagesController } from './contact-messages/public-contact-messages.controller.js';
import { PublicHealthController } from './health/public-health.controller.js';
import { ReadSystemHealth } from './health/read-system-health.js';
import { ComposeDriverRides } from './driver-page/compose-driver-rides.js';
import { DriverCookie } from './session/driver-cookie.js';
import { PublicDriverPageController } from './driver-page/public-driver-page.controller.js';
import { PublicMediaController } from './media/public-media.controller.js';
import { ReadMedia } from './media/read-media.js';
import { PublicPagesController } from './pages/public-pages.controller.js';
import { ReadFile } from './pages/read-file.js';
import { ReadPage } from './pages/read-page.js';
import { PublicPolicyReportsController } from './policy-reports/public-policy-reports.controller.js';
import { PublicProofOfWorkController } from './proof-of-work/public-proof-of-work.controller.js';
import { PROOF_SETTINGS, RequireProof, type ProofSettings } from './proof-of-work/require-proof.js';
import { WorkChallenges } from './proof-of-work/work-challenges.js';
import { ComposePriceList } from './prices/compose-price-list.js';
import { ComposeContactSettings } from './public-site/compose-contact-settings.js';
import {
  PublicRetentionController,
  RETENTION,
  type RetentionSettings,
} from './retention/public-retention.controller.js';
import { PublicSiteController } from './public-site/public-site.controller.js';
import { ComposeRideChange } from './rides/compose-ride-change.js';
import { LimitLinkFailures } from './limits/limit-link-failures.js';
import { PublicRideDocumentsController } from './rides/public-ride-documents.controller.js';
import { PublicRidesController } from './rides/public-rides.controller.js';
import { JoinRidePlaces } from './rides/join-ride-places.js';
import { RideByLink } from './rides/ride-by-link.js';
import { EMAIL_LIMITS, LimitEmails, type EmailLimits } from './limits/limit-emails.js';
import { PublicSecurityTxtController, SITE_ADDRESS } from './security-txt/public-security-txt.controller.js';

/** Routes without a session: the public API, images and pages. */
@Module({
  imports: [BookedRecordsModule],
  controllers: [
    PublicHealthController,
    PublicSiteController,
    PublicAvailabilityController,
    PublicBookingsController,
    PublicContactMessagesController,
    PublicRidesController,
    PublicRideDocumentsController,
    PublicDriverPageController,
    PublicMediaController,
    PublicProofOfWorkController,
    PublicRetentionController,
    PublicSecurityTxtController,
    PublicPolicyReportsController,
    // Last, because its route matches every URL.
    PublicPagesController,
  ],
  providers: [
    ComposeAvailability,
    ComposeBooking,
    ComposeContactSettings,
    ComposeDriverRides,
    ComposePriceList,
    ComposeRideChange,
    JoinRidePlaces,
    LimitEmails,
    LimitLinkFailures,
    ReadFile,
    ReadMedia,
    ReadPage,
    ReadSystemHealth,
    RequireProof,
    RideByLink,
  ],
})
export class PublicModule {
  static with(
    environment: EmailLimits & ProofSettings & RetentionSettings & { PUBLIC_URL: string; JWT_SECRET: string },
  ): DynamicModule {
    return {
      module: PublicModule,
      providers: [
        { provide: SITE_ADDRESS, useValue: environment.PUBLIC_URL },
        { provide: DriverCookie, useValue: new DriverCookie(environment.PUBLIC_URL) },
        { provide: EMAIL_LIMITS, useValue: environment },
        { provide: PROOF_SETTINGS, useValue: environment },
        { provide: WorkChallenges, useValue: new WorkChallenges(environment.JWT_SECRET) },
        { provide: RETENTION, useValue: environment },
      ],
    };
  }
}
