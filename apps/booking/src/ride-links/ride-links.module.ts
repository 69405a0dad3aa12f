import { Module } from '@nestjs/common';
import { RideLinks } from './ride-links.js';

@Module({
  providers: [RideLinks],
  exports: [RideLinks],
})
export class RideLinksModule {}
