import {
  contactSettingsRequest,
  versioned,
  type ContactSettingsRequest,
  type StaffContactSettingsResponse,
} from '@chauffeur/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { recordId } from '../record-id.js';
import { ManageContactSettings } from './manage-contact-settings.js';

const contactSettingsUpdate = versioned(contactSettingsRequest);

@Controller('staff/contact-settings')
export class StaffContactSettingsController {
  constructor(private readonly settings: ManageContactSettings) {}

  @Get()
  list(): Promise<StaffContactSettingsResponse[]> {
    return this.settings.list();
  }

  @Get(':id')
  read(@Param('id', { schema: recordId }) id: string): Promise<StaffContactSettingsResponse> {
    return this.settings.read(id);
  }

  @Post()
  create(
    @Body({ schema: contactSettingsRequest }) request: ContactSettingsRequest,
  ): Promise<StaffContactSettingsResponse> {
    return this.settings.create(request);
  }

  @Put(':id')
  update(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: contactSettingsUpdate }) request: z.output<typeof contactSettingsUpdate>,
  ): Promise<StaffContactSettingsResponse> {
    return this.settings.update(id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', { schema: recordId }) id: string): Promise<void> {
    return this.settings.remove(id);
  }
}
