import { recordId } from '@chauffeur/contracts/http/record';
import {
  confirmedCommand,
  createAdminCommand,
  type ConfirmedCommand,
  type CreateAdminCommand,
  type ListedAdminResponse,
} from '@chauffeur/contracts/identity/account';
import { adminPaths } from '@chauffeur/contracts/identity/identity-paths';
import { AdminId } from '@chauffeur/service-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ConfirmPassword } from './confirm-password.js';
import { ManageAdmins } from './manage-admins.js';

@Controller(adminPaths.collection)
export class AdminsController {
  constructor(
    private readonly admins: ManageAdmins,
    private readonly confirmPassword: ConfirmPassword,
  ) {}

  @Get()
  list(): Promise<ListedAdminResponse[]> {
    return this.admins.list();
  }

  @Post()
  async create(
    @AdminId() adminId: string,
    @Body({ schema: createAdminCommand }) { sessionId, currentPassword, ...account }: CreateAdminCommand,
  ): Promise<ListedAdminResponse> {
    const by = await this.confirmPassword.confirm({ adminId, sessionId }, currentPassword);
    return this.admins.create(by, account);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(
    @Param('id', { schema: recordId }) id: string,
    @AdminId() adminId: string,
    @Body({ schema: confirmedCommand }) { sessionId, currentPassword }: ConfirmedCommand,
  ): Promise<void> {
    const by = await this.confirmPassword.confirm({ adminId, sessionId }, currentPassword);
    return this.admins.remove(by, id);
  }
}
