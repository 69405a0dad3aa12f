import { Module } from '@nestjs/common';
import { ProofOfWorkModule } from '../proof-of-work/proof-of-work.module.js';
import { LimitEmails } from './limit-emails.js';
import { LimitLinkFailures } from './limit-link-failures.js';

@Module({
  imports: [ProofOfWorkModule],
  providers: [LimitEmails, LimitLinkFailures],
  exports: [LimitEmails, LimitLinkFailures],
})
export class LimitsModule {}
