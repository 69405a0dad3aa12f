import {
  emailDeliveryResponse,
  emailPreviewResponse,
  emailTemplateLimits,
  emailTemplateRequest,
  emailTemplateResponse,
  previewEmailTemplateRequest,
  resetEmailTemplateRequest,
  type AdminResponse,
  type EmailDeliveryResponse,
  type EmailPreviewResponse,
  type EmailTemplateResponse,
  type PreviewEmailTemplateRequest,
  type ResetEmailTemplateRequest,
  type SendTestEmailCommand,
} from '@chauffeur/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { recordId } from '../record-id.js';
import { BodyLimit } from '../security/body-limit.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { staffResource } from '../staff-resources/staff-resource.js';
import { Notifications } from '../upstream/upstream.module.js';

/** Bytes: the longest template in JSON, all of it in characters of several bytes or escaped. */
const templateBytes = emailTemplateLimits.htmlTemplate * 4 + 64 * 1024;

@Controller('api/admin/email-templates')
export class StaffEmailTemplatesController extends staffResource({
  names: { one: 'email template', many: 'email templates' },
  service: Notifications,
  path: '/email-templates',
  request: emailTemplateRequest,
  response: emailTemplateResponse,
  bodyLimit: templateBytes,
}) {
  @Post(':id/reset')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give a built-in template its own words back' })
  @ApiOkResponse({ standardSchema: emailTemplateResponse })
  @ApiProblems(400, 404, 409, 503)
  reset(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: resetEmailTemplateRequest }) body: ResetEmailTemplateRequest,
  ): Promise<EmailTemplateResponse> {
    const path = `/email-templates/${id}/reset`;
    return this.upstream.json(emailTemplateResponse, { method: 'POST', path, body });
  }

  @Post('preview')
  @BodyLimit(templateBytes)
  @HttpCode(200)
  @ApiOperation({ summary: 'Show a template, saved or not, with an example booking in its language' })
  @ApiOkResponse({ standardSchema: emailPreviewResponse })
  @ApiProblems(400, 413, 503)
  preview(
    @Body({ schema: previewEmailTemplateRequest }) body: PreviewEmailTemplateRequest,
  ): Promise<EmailPreviewResponse> {
    const path = '/email-templates/preview';
    return this.upstream.json(emailPreviewResponse, { method: 'POST', path, body });
  }

  @Post('test')
  @BodyLimit(templateBytes)
  @ApiOperation({ summary: 'Send a template, saved or not, with an example booking to one’s own address' })
  @ApiCreatedResponse({ standardSchema: emailDeliveryResponse })
  @ApiProblems(400, 413, 503)
  sendTest(
    @Body({ schema: previewEmailTemplateRequest }) template: PreviewEmailTemplateRequest,
    @SignedInAdmin() admin: AdminResponse,
  ): Promise<EmailDeliveryResponse> {
    const body: SendTestEmailCommand = { template, to: admin.email };
    return this.upstream.json(emailDeliveryResponse, { method: 'POST', path: '/email-templates/test', body });
  }
}
