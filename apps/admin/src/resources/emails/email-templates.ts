import {
  emailTemplateResponse,
  type EmailTemplateResponse,
} from '@chauffeur/contracts/notifications/email-template';
import type { Resource } from '../../records/resource';

export const emailTemplates: Resource<EmailTemplateResponse> = {
  name: 'emailTemplates',
  path: '/api/admin/email-templates',
  row: emailTemplateResponse,
};
