import type { EmailTemplateResponse } from '@chauffeur/contracts/notifications/email-template';
import { fullTemplateName, isBuiltInTemplate } from '@chauffeur/contracts/notifications/template-name';
import type { EmailTemplateEntity } from './email-template.entity.js';

export function emailTemplateResponseOf(template: EmailTemplateEntity): EmailTemplateResponse {
  const { createdAt, updatedAt, ...fields } = template;
  return {
    ...fields,
    fullName: fullTemplateName(template.templateName, template.language),
    isBuiltIn: isBuiltInTemplate(template.templateName),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
