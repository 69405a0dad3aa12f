import { Module } from '@nestjs/common';
import { DemoPrices } from './demo-prices.js';

@Module({ providers: [DemoPrices] })
export class DemoContentModule {}
