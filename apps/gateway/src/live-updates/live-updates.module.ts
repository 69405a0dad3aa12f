import { Module } from '@nestjs/common';
import { EndStreamsOfEndedSessions } from './end-streams-of-ended-sessions.js';
import { LiveUpdates } from './live-updates.js';
import { StaffLiveUpdatesController } from './staff-live-updates.controller.js';

@Module({
  controllers: [StaffLiveUpdatesController],
  providers: [EndStreamsOfEndedSessions, LiveUpdates],
  exports: [LiveUpdates],
})
export class LiveUpdatesModule {}
