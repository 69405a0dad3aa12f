import { Module } from '@nestjs/common';
import { RideLinksModule } from '../ride-links/ride-links.module.js';
import { FollowDriver } from './follow-driver.js';

@Module({
  imports: [RideLinksModule],
  providers: [FollowDriver],
  exports: [FollowDriver],
})
export class RideProgressModule {}
