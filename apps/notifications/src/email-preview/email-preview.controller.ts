import type { EmailDeliveryResponse } from '@chauffeur/contracts/notifications/email-delivery';
import {
  previewEmailTemplateRequest,
  sendTestEmailCommand,
  type EmailPreviewResponse,
  type PreviewEmailTemplateRequest,
  type SendTestEmailCommand,
} from '@chauffeur/contracts/notifications/email-template';
import { emailTemplatePaths } from '@chauffeur/contracts/notifications/notification-paths';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { PreviewEmail } from './preview-email.js';

@Controller()
export class EmailPreviewController {
  constructor(private readonly previewEmail: PreviewEmail) {}

  @Post(emailTemplatePaths.preview)
  @HttpCode(200)
  preview(
    @Body({ schema: previewEmailTemplateRequest }) request: PreviewEmailTemplateRequest,
  ): Promise<EmailPreviewResponse> {
    return this.previewEmail.preview(request);
  }

  @Post(emailTemplatePaths.test)
  sendTest(
    @Body({ schema: sendTestEmailCommand }) command: SendTestEmailCommand,
  ): Promise<EmailDeliveryResponse> {
    return this.previewEmail.sendTest(command);
  }
}
