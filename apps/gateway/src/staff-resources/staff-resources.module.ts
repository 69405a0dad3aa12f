import { Module } from '@nestjs/common';
import { RequireUnusedOffers } from './require-unused-offers.js';
import { staffResources } from './staff-resources.js';

@Module({
  controllers: staffResources.map(({ controller }) => controller),
  providers: [RequireUnusedOffers, ...staffResources.flatMap(({ providers }) => providers)],
})
export class StaffResourcesModule {}
