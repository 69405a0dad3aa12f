import { Module } from '@nestjs/common';
import { ReadDashboard } from './read-dashboard.js';
import { StaffDashboardController } from './staff-dashboard.controller.js';

@Module({
  controllers: [StaffDashboardController],
  providers: [ReadDashboard],
})
export class DashboardModule {}
