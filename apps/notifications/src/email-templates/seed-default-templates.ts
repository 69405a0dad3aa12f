import { emailVariablesOf } from '@chauffeur/contracts/notifications/email-variables';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defaultTemplates } from './defaults/default-templates.js';

/** Stores the product's templates at every start, except those that staff have changed. */
@Injectable()
export class SeedDefaultTemplates implements OnModuleInit {
  constructor(private readonly dataSource: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const template of defaultTemplates) {
        await manager.query(
          `INSERT INTO email_templates
             (template_name, language, description, subject_template, html_template, variables)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (template_name, language) DO UPDATE
           SET description = excluded.description, subject_template = excluded.subject_template,
               html_template = excluded.html_template, variables = excluded.variables, updated_at = now(),
               version = email_templates.version + 1
           WHERE NOT email_templates.is_customised
             AND (email_templates.html_template, email_templates.subject_template, email_templates.variables,
                  email_templates.description)
                 IS DISTINCT FROM
                 (excluded.html_template, excluded.subject_template, excluded.variables, excluded.description)`,
          [
            template.templateName,
            template.language,
            template.description,
            template.subjectTemplate,
            template.htmlTemplate,
            emailVariablesOf(template.templateName),
          ],
        );
      }
    });
  }
}
