import {
  serviceTypeRequest,
  versioned,
  type ServiceTypeRequest,
  type StaffServiceTypeResponse,
} from '@chauffeur/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { recordId } from '../record-id.js';
import { ManageServiceTypes } from './manage-service-types.js';

const serviceTypeUpdate = versioned(serviceTypeRequest);

@Controller('staff/service-types')
export class StaffServiceTypesController {
  constructor(private readonly types: ManageServiceTypes) {}

  @Get()
  list(): Promise<StaffServiceTypeResponse[]> {
    return this.types.list();
  }

  @Get(':id')
  read(@Param('id', { schema: recordId }) id: string): Promise<StaffServiceTypeResponse> {
    return this.types.read(id);
  }

  @Post()
  create(
    @Body({ schema: serviceTypeRequest }) request: ServiceTypeRequest,
  ): Promise<StaffServiceTypeResponse> {
    return this.types.create(request);
  }

  @Put(':id')
  update(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: serviceTypeUpdate }) request: z.output<typeof serviceTypeUpdate>,
  ): Promise<StaffServiceTypeResponse> {
    return this.types.update(id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', { schema: recordId }) id: string): Promise<void> {
    return this.types.remove(id);
  }
}
