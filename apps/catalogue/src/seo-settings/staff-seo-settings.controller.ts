import {
  seoSettingsChange,
  seoSettingsRequest,
  versioned,
  type SeoSettingsRequest,
  type StaffSeoSettingsResponse,
} from '@chauffeur/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { recordId } from '../record-id.js';
import { ManageSeoSettings } from './manage-seo-settings.js';

const seoSettingsUpdate = versioned(seoSettingsChange);

@Controller('staff/seo-settings')
export class StaffSeoSettingsController {
  constructor(private readonly settings: ManageSeoSettings) {}

  @Get()
  list(): Promise<StaffSeoSettingsResponse[]> {
    return this.settings.list();
  }

  @Get(':id')
  read(@Param('id', { schema: recordId }) id: string): Promise<StaffSeoSettingsResponse> {
    return this.settings.read(id);
  }

  @Post()
  create(
    @Body({ schema: seoSettingsRequest }) request: SeoSettingsRequest,
  ): Promise<StaffSeoSettingsResponse> {
    return this.settings.create(request);
  }

  @Put(':id')
  update(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: seoSettingsUpdate }) request: z.output<typeof seoSettingsUpdate>,
  ): Promise<StaffSeoSettingsResponse> {
    return this.settings.update(id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', { schema: recordId }) id: string): Promise<void> {
    return this.settings.remove(id);
  }
}
