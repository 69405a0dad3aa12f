import { Module } from '@nestjs/common';
import { SeedDemoContent } from './seed-demo-content.js';

@Module({ providers: [SeedDemoContent] })
export class DemoContentModule {}
