import { recordChanged } from '@chauffeur/contracts/events/record-events';
import type { FieldError } from '@chauffeur/contracts/http/problem';
import {
  emailTemplateLimits,
  type EmailTemplateName,
  type EmailTemplateRequest,
  type EmailTemplateResponse,
} from '@chauffeur/contracts/notifications/email-template';
import { emailVariablesOf } from '@chauffeur/contracts/notifications/email-variables';
import { isBuiltInTemplate, withoutLanguageSuffix } from '@chauffeur/contracts/notifications/template-name';
import { Outbox } from '@chauffeur/messaging';
import {
  CodedError,
  lockVersion,
  rejectTooMany,
  requireVersion,
  resolveIdempotencyKey,
  throwOnViolation,
  type RemovedRecord,
} from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { defaultTemplateOf } from './defaults/default-templates.js';
import { emailTemplateResponseOf } from './email-template-response.js';
import { EmailTemplateEntity } from './email-template.entity.js';
import { requireSendable } from './require-sendable.js';

const byName = { templateName: 'ASC', language: 'ASC' } as const;

@Injectable()
export class ManageEmailTemplates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Lists templates by name, English before Russian. */
  async list(): Promise<EmailTemplateResponse[]> {
    const templates = await this.dataSource.manager.find(EmailTemplateEntity, { order: byName });
    return templates.map(emailTemplateResponseOf);
  }

  /** Same as `list`, without the texts. */
  names(): Promise<EmailTemplateName[]> {
    return this.dataSource.manager.find(EmailTemplateEntity, {
      select: { templateName: true, language: true, isActive: true },
      order: byName,
    });
  }

  /** Throws CodedError `emailTemplate.notFound`. */
  async read(id: string): Promise<EmailTemplateResponse> {
    const template = await this.dataSource.manager.findOneBy(EmailTemplateEntity, { id });
    if (!template) throw new CodedError('emailTemplate.notFound');
    return emailTemplateResponseOf(template);
  }

  /**
   * Throws CodedError `emailTemplate.exists`, `record.tooMany`, and `request.invalid` for a template that could not be
   * sent. A repeat with the same idempotency key and request adds nothing; another request with that key is rejected as
   * `idempotencyKey.reused`.
   */
  async create(given: EmailTemplateRequest, idempotencyKey: string | null): Promise<EmailTemplateResponse> {
    const request = withoutLanguageSuffix(given);
    requireSendable(request);
    const variables = [...emailVariablesOf(request.templateName)];
    const isCustomised = isBuiltInTemplate(request.templateName);
    const saved = throwOnViolation(
      this.change(async (manager) => {
        const template = manager.create(EmailTemplateEntity, { ...request, variables, isCustomised });
        if (idempotencyKey !== null) {
          const { id, isStored } = await resolveIdempotencyKey(manager, EmailTemplateEntity, {
            idempotencyKey,
            request,
          });
          if (isStored) return manager.findOneByOrFail(EmailTemplateEntity, { id });
          template.id = id;
        }
        const added = await manager.save(template);
        await rejectTooMany(manager, EmailTemplateEntity, emailTemplateLimits.templates);
        return added;
      }),
      { email_templates_name_language: () => new CodedError('emailTemplate.exists') },
    );
    return emailTemplateResponseOf(await saved);
  }

  /**
   * Throws CodedError `emailTemplate.notFound`, `record.stale`, and `request.invalid` for a different name or language,
   * or a template that could not be sent.
   */
  update(
    id: string,
    { version, ...given }: EmailTemplateRequest & { version: number },
  ): Promise<EmailTemplateResponse> {
    const request = withoutLanguageSuffix(given);
    return this.change(async (manager) => {
      const stored = await lockVersion(
        manager,
        EmailTemplateEntity,
        { id, version },
        'emailTemplate.notFound',
      );
      const locked = lockedFields(stored, request);
      if (locked.length > 0) throw new CodedError('request.invalid', locked);
      requireSendable(request);
      const isCustomised = stored.isCustomised || hasOtherWords(stored, request);
      return emailTemplateResponseOf(await manager.save(Object.assign(stored, request, { isCustomised })));
    });
  }

  /**
   * Returns the last version. Throws CodedError `emailTemplate.notFound`, `record.stale` if changed since `version`,
   * and `emailTemplate.builtIn` for a built-in template.
   */
  remove(id: string, version?: number): Promise<RemovedRecord> {
    return this.change(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const template = await manager.findOne(EmailTemplateEntity, { where: { id }, lock });
      if (!template) throw new CodedError('emailTemplate.notFound');
      if (isBuiltInTemplate(template.templateName)) throw new CodedError('emailTemplate.builtIn');
      requireVersion(template, version);
      await manager.delete(EmailTemplateEntity, { id });
      return { version: template.version };
    });
  }

  /**
   * Resets the texts to the product's defaults; an inactive template stays inactive. Throws CodedError
   * `emailTemplate.notFound`, `record.stale`, and `emailTemplate.notBuiltIn` for a template that staff added.
   */
  reset(id: string, version: number): Promise<EmailTemplateResponse> {
    return this.change(async (manager) => {
      const stored = await lockVersion(
        manager,
        EmailTemplateEntity,
        { id, version },
        'emailTemplate.notFound',
      );
      const own = defaultTemplateOf(stored.templateName, stored.language);
      if (!own) throw new CodedError('emailTemplate.notBuiltIn');
      return emailTemplateResponseOf(await manager.save(Object.assign(stored, own, { isCustomised: false })));
    });
  }

  private change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      const result = await work(manager);
      await this.outbox.add(manager, recordChanged, { record: 'emailTemplate' });
      return result;
    });
  }
}

function lockedFields(stored: EmailTemplateEntity, request: EmailTemplateRequest): FieldError[] {
  return (['templateName', 'language'] as const)
    .filter((field) => stored[field] !== request[field])
    .map((field) => ({ field, code: `${field}.locked` }));
}

function hasOtherWords(stored: EmailTemplateEntity, request: EmailTemplateRequest): boolean {
  return (['description', 'subjectTemplate', 'htmlTemplate'] as const).some(
    (field) => stored[field] !== request[field],
  );
}
