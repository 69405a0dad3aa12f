import { dashboardResponse, type DashboardResponse } from '@chauffeur/contracts/dashboard/dashboard';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { ReadDashboard } from './read-dashboard.js';

@StaffRoutes('dashboard')
@Controller('api/admin/dashboard')
export class StaffDashboardController {
  constructor(private readonly readDashboard: ReadDashboard) {}

  @Get()
  @ApiOperation({
    summary: 'The numbers of the dashboard, their change since last month, and the latest bookings',
  })
  @ApiOkResponse({ standardSchema: dashboardResponse })
  @ApiProblems(503)
  read(): Promise<DashboardResponse> {
    return this.readDashboard.read();
  }
}
