import { backupsResponse, type BackupsResponse } from '@chauffeur/contracts/operations/backups';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { GATEWAY_ENVIRONMENT, type GatewayEnvironment } from '../environment.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { readBackups } from './read-backups.js';

@StaffRoutes('backups')
@Controller('api/admin/backups')
export class StaffBackupsController {
  constructor(
    @Inject(GATEWAY_ENVIRONMENT) private readonly environment: Pick<GatewayEnvironment, 'BACKUPS_FILE'>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'When the last backup was made, and whether that is too long ago' })
  @ApiOkResponse({ standardSchema: backupsResponse })
  read(): Promise<BackupsResponse> {
    return readBackups(this.environment.BACKUPS_FILE);
  }
}
