import { backupsResponse, type BackupsResponse } from '@chauffeur/contracts/operations/backups';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { readBackups } from './read-backups.js';

/** Injection token of the file's name; undefined if the product makes no backups itself. */
export const BACKUPS_FILE = Symbol('file of the backups');

@StaffRoutes('backups')
@Controller('api/admin/backups')
export class StaffBackupsController {
  constructor(@Inject(BACKUPS_FILE) private readonly file: string | undefined) {}

  @Get()
  @ApiOperation({ summary: 'When the last backup was made, and whether that is too long ago' })
  @ApiOkResponse({ standardSchema: backupsResponse })
  read(): Promise<BackupsResponse> {
    return readBackups(this.file);
  }
}
