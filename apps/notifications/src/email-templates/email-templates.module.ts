import { Module } from '@nestjs/common';
import { EmailTemplatesController } from './email-templates.controller.js';
import { ManageEmailTemplates } from './manage-email-templates.js';
import { SeedDefaultTemplates } from './seed-default-templates.js';

@Module({
  controllers: [EmailTemplatesController],
  providers: [ManageEmailTemplates, SeedDefaultTemplates],
})
export class EmailTemplatesModule {}
