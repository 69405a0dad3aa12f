import {
  recordId,
  removeRecordQuery,
  versioned,
  type RemoveRecordQuery,
} from '@chauffeur/contracts/http/record';
import {
  emailTemplateRequest,
  resetEmailTemplateRequest,
  type EmailTemplateName,
  type EmailTemplateRequest,
  type EmailTemplateResponse,
  type ResetEmailTemplateRequest,
} from '@chauffeur/contracts/notifications/email-template';
import { emailTemplatePaths } from '@chauffeur/contracts/notifications/notification-paths';
import { IdempotencyKey, RemovedRecordReporter, type ReportRemovedRecord } from '@chauffeur/service-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { z } from 'zod';
import { ManageEmailTemplates } from './manage-email-templates.js';

const templateUpdate = versioned(emailTemplateRequest);

@Controller()
export class EmailTemplatesController {
  constructor(private readonly templates: ManageEmailTemplates) {}

  @Get(emailTemplatePaths.collection)
  list(): Promise<EmailTemplateResponse[]> {
    return this.templates.list();
  }

  @Get(emailTemplatePaths.names)
  names(): Promise<EmailTemplateName[]> {
    return this.templates.names();
  }

  @Get(emailTemplatePaths.record)
  read(@Param('id', { schema: recordId }) id: string): Promise<EmailTemplateResponse> {
    return this.templates.read(id);
  }

  @Post(emailTemplatePaths.collection)
  create(
    @Body({ schema: emailTemplateRequest }) request: EmailTemplateRequest,
    @IdempotencyKey() key: string | null,
  ): Promise<EmailTemplateResponse> {
    return this.templates.create(request, key);
  }

  @Put(emailTemplatePaths.record)
  update(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: templateUpdate }) request: z.output<typeof templateUpdate>,
  ): Promise<EmailTemplateResponse> {
    return this.templates.update(id, request);
  }

  @Delete(emailTemplatePaths.record)
  @HttpCode(204)
  async remove(
    @Param('id', { schema: recordId }) id: string,
    @Query({ schema: removeRecordQuery }) { version }: RemoveRecordQuery,
    @RemovedRecordReporter() reportRemoved: ReportRemovedRecord,
  ): Promise<void> {
    reportRemoved(await this.templates.remove(id, version));
  }

  @Post(emailTemplatePaths.reset)
  @HttpCode(200)
  reset(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: resetEmailTemplateRequest }) { version }: ResetEmailTemplateRequest,
  ): Promise<EmailTemplateResponse> {
    return this.templates.reset(id, version);
  }
}
