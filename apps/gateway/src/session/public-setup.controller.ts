import { adminResponse, type AdminResponse } from '@chauffeur/contracts/identity/account';
import { setupPath } from '@chauffeur/contracts/identity/identity-paths';
import {
  createFirstAdminRequest,
  setupStateResponse,
  type CreateFirstAdminRequest,
  type SetupStateResponse,
} from '@chauffeur/contracts/identity/session';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { Identity } from '../upstream/upstream.module.js';

@ApiTags('Session')
@Controller('api/setup')
export class PublicSetupController {
  constructor(private readonly identity: Identity) {}

  @Get()
  @ApiOperation({ summary: 'Whether the first admin has yet to be created' })
  @ApiOkResponse({ standardSchema: setupStateResponse })
  @ApiProblems(503)
  state(): Promise<SetupStateResponse> {
    return this.identity.json(setupStateResponse, { path: setupPath });
  }

  @Post()
  @ApiOperation({ summary: 'Create the first admin; rejected as soon as there is one' })
  @ApiCreatedResponse({ standardSchema: adminResponse })
  @ApiProblems(400, 403, 409, 429, 503)
  create(@Body({ schema: createFirstAdminRequest }) body: CreateFirstAdminRequest): Promise<AdminResponse> {
    return this.identity.json(adminResponse, { method: 'POST', path: setupPath, body });
  }
}
