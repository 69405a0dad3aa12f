import { Module } from '@nestjs/common';
import { PublicHealthController } from './public-health.controller.js';
import { ReadSystemHealth } from './read-system-health.js';

@Module({
  controllers: [PublicHealthController],
  providers: [ReadSystemHealth],
})
export class SystemHealthModule {}
