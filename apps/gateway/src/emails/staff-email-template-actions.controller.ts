import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import {
  emailDeliveryResponse,
  type EmailDeliveryResponse,
} from '@chauffeur/contracts/notifications/email-delivery';
import {
  emailPreviewResponse,
  emailTemplateName,
  emailTemplateResponse,
  previewEmailTemplateRequest,
  resetEmailTemplateRequest,
  type EmailPreviewResponse,
  type EmailTemplateName,
  type EmailTemplateResponse,
  type PreviewEmailTemplateRequest,
  type ResetEmailTemplateRequest,
  type SendTestEmailCommand,
} from '@chauffeur/contracts/notifications/email-template';
import { emailTemplatePaths } from '@chauffeur/contracts/notifications/notification-paths';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffAct } from '../staff-routes/staff-act.decorator.js';
import { BodyLimit } from '../security/body-limit.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Notifications } from '../upstream/upstream.module.js';
import { templateBytes } from './template-bytes.js';

/** Routes of email templates beyond the five of a managed record. */
@StaffRoutes('email templates')
@Controller('api/admin/email-templates')
export class StaffEmailTemplateActionsController {
  constructor(private readonly notifications: Notifications) {}

  @Get('names')
  @ApiOperation({ summary: 'List the names of the email templates, without their texts' })
  @ApiOkResponse({ standardSchema: z.array(emailTemplateName) })
  @ApiProblems(503)
  names(): Promise<EmailTemplateName[]> {
    return this.notifications.json(z.array(emailTemplateName), { path: emailTemplatePaths.names });
  }

  @StaffAct('templateReset')
  @Post(':id/reset')
  @HttpCode(200)
  @ApiOperation({ summary: 'Reset a built-in template to its default text' })
  @ApiOkResponse({ standardSchema: emailTemplateResponse })
  @ApiProblems(400, 404, 409, 503)
  reset(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: resetEmailTemplateRequest }) body: ResetEmailTemplateRequest,
  ): Promise<EmailTemplateResponse> {
    const path = pathTo(emailTemplatePaths.reset, { id });
    return this.notifications.json(emailTemplateResponse, { method: 'POST', path, body });
  }

  @StaffAct(null)
  @Post('preview')
  @BodyLimit(templateBytes)
  @HttpCode(200)
  @ApiOperation({ summary: 'Show a template, saved or not, with an example booking in its language' })
  @ApiOkResponse({ standardSchema: emailPreviewResponse })
  @ApiProblems(400, 413, 503)
  preview(
    @Body({ schema: previewEmailTemplateRequest }) body: PreviewEmailTemplateRequest,
  ): Promise<EmailPreviewResponse> {
    const path = emailTemplatePaths.preview;
    return this.notifications.json(emailPreviewResponse, { method: 'POST', path, body });
  }

  @StaffAct('testEmailSent')
  @Post('test')
  @BodyLimit(templateBytes)
  @ApiOperation({
    summary: 'Send a template, saved or not, with an example booking to the address of the signed-in admin',
  })
  @ApiCreatedResponse({ standardSchema: emailDeliveryResponse })
  @ApiProblems(400, 413, 503)
  sendTest(
    @Body({ schema: previewEmailTemplateRequest }) template: PreviewEmailTemplateRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<EmailDeliveryResponse> {
    const path = emailTemplatePaths.test;
    const body: SendTestEmailCommand = { template, to: admin.email };
    return this.notifications.json(emailDeliveryResponse, { method: 'POST', path, body });
  }
}
