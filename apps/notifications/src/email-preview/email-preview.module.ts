import { Module } from '@nestjs/common';
import { EmailDeliveriesModule } from '../email-deliveries/email-deliveries.module.js';
import { EmailPreviewController } from './email-preview.controller.js';
import { PreviewEmail } from './preview-email.js';

@Module({
  imports: [EmailDeliveriesModule],
  controllers: [EmailPreviewController],
  providers: [PreviewEmail],
})
export class EmailPreviewModule {}
