import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { setupPath } from '@chauffeur/contracts/identity/identity-paths';
import {
  createFirstAdminRequest,
  type CreateFirstAdminRequest,
  type SetupStateResponse,
} from '@chauffeur/contracts/identity/session';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { CreateFirstAdmin } from './create-first-admin.js';

@Controller(setupPath)
export class SetupController {
  constructor(private readonly createFirstAdmin: CreateFirstAdmin) {}

  @Get()
  state(): Promise<SetupStateResponse> {
    return this.createFirstAdmin.state();
  }

  @Post()
  create(
    @Body({ schema: createFirstAdminRequest }) request: CreateFirstAdminRequest,
  ): Promise<AdminResponse> {
    return this.createFirstAdmin.create(request);
  }
}
