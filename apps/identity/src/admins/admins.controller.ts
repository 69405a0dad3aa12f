import {
  adminPaths,
  createAdminRequest,
  type CreateAdminRequest,
  type ListedAdminResponse,
  recordId,
} from '@chauffeur/contracts';
import { AdminId } from '@chauffeur/service-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ManageAdmins } from './manage-admins.js';

@Controller(adminPaths.collection)
export class AdminsController {
  constructor(private readonly admins: ManageAdmins) {}

  @Get()
  list(): Promise<ListedAdminResponse[]> {
    return this.admins.list();
  }

  @Post()
  create(@Body({ schema: createAdminRequest }) request: CreateAdminRequest): Promise<ListedAdminResponse> {
    return this.admins.create(request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', { schema: recordId }) id: string, @AdminId() byAdminId: string): Promise<void> {
    return this.admins.remove(id, byAdminId);
  }
}
