import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.js';
import { ResponseCacheModule } from '../response-cache/response-cache.module.js';
import { SessionModule } from '../session/session.module.js';
import { ComposeDriverRides } from './compose-driver-rides.js';
import { PublicDriverPageController } from './public-driver-page.controller.js';

@Module({
  imports: [LimitsModule, ResponseCacheModule, SessionModule],
  controllers: [PublicDriverPageController],
  providers: [ComposeDriverRides],
})
export class DriverPageModule {}
