import { Module } from '@nestjs/common';
import { SeedDemoPrices } from './seed-demo-prices.js';

@Module({ providers: [SeedDemoPrices] })
export class DemoContentModule {}
