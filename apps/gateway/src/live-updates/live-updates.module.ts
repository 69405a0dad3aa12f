import { Module } from '@nestjs/common';
import { LiveUpdatesController } from './live-updates.controller.js';
import { LiveUpdates } from './live-updates.js';
import { TellStaffController } from './tell-staff.controller.js';

@Module({ controllers: [LiveUpdatesController, TellStaffController], providers: [LiveUpdates] })
export class LiveUpdatesModule {}
