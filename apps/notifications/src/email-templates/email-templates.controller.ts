import {
  emailTemplateRequest,
  previewEmailTemplateRequest,
  resetEmailTemplateRequest,
  sendTestEmailCommand,
  versioned,
  type EmailDeliveryResponse,
  type EmailPreviewResponse,
  type EmailTemplateRequest,
  type EmailTemplateResponse,
  type PreviewEmailTemplateRequest,
  type ResetEmailTemplateRequest,
  type SendTestEmailCommand,
} from '@chauffeur/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { ManageEmailTemplates } from './manage-email-templates.js';
import { TryEmail } from './try-email.js';

const templateId = z.uuid('id.invalid');
const templateUpdate = versioned(emailTemplateRequest);

@Controller('email-templates')
export class EmailTemplatesController {
  constructor(
    private readonly templates: ManageEmailTemplates,
    private readonly tryEmail: TryEmail,
  ) {}

  @Get()
  list(): Promise<EmailTemplateResponse[]> {
    return this.templates.list();
  }

  @Get(':id')
  read(@Param('id', { schema: templateId }) id: string): Promise<EmailTemplateResponse> {
    return this.templates.read(id);
  }

  @Post()
  create(
    @Body({ schema: emailTemplateRequest }) request: EmailTemplateRequest,
  ): Promise<EmailTemplateResponse> {
    return this.templates.create(request);
  }

  @Put(':id')
  update(
    @Param('id', { schema: templateId }) id: string,
    @Body({ schema: templateUpdate }) request: z.output<typeof templateUpdate>,
  ): Promise<EmailTemplateResponse> {
    return this.templates.update(id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', { schema: templateId }) id: string): Promise<void> {
    return this.templates.remove(id);
  }

  @Post(':id/reset')
  @HttpCode(200)
  reset(
    @Param('id', { schema: templateId }) id: string,
    @Body({ schema: resetEmailTemplateRequest }) { version }: ResetEmailTemplateRequest,
  ): Promise<EmailTemplateResponse> {
    return this.templates.reset(id, version);
  }

  @Post('preview')
  @HttpCode(200)
  preview(
    @Body({ schema: previewEmailTemplateRequest }) request: PreviewEmailTemplateRequest,
  ): Promise<EmailPreviewResponse> {
    return this.tryEmail.preview(request);
  }

  @Post('test')
  sendTest(
    @Body({ schema: sendTestEmailCommand }) command: SendTestEmailCommand,
  ): Promise<EmailDeliveryResponse> {
    return this.tryEmail.sendTest(command);
  }
}
