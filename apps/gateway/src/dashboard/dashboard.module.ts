import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.js';
import { ReadDashboard } from './read-dashboard.js';

@Module({ controllers: [DashboardController], providers: [ReadDashboard] })
export class DashboardModule {}
