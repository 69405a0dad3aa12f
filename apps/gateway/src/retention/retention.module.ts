import { Module } from '@nestjs/common';
import { PublicRetentionController } from './public-retention.controller.js';

@Module({ controllers: [PublicRetentionController] })
export class RetentionModule {}
