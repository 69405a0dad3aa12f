import { Module } from '@nestjs/common';
import { PublicPolicyReportsController } from './public-policy-reports.controller.js';

@Module({ controllers: [PublicPolicyReportsController] })
export class PolicyReportsModule {}
