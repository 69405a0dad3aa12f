import type { DynamicModule } from '@nestjs/common';
import type { PricingEnvironment } from '../environment.js';
import { SeedDemoPrices } from './seed-demo-prices.js';

export function demoContentModule({
  SEED_DEMO_CONTENT,
}: Pick<PricingEnvironment, 'SEED_DEMO_CONTENT'>): DynamicModule {
  return {
    module: class DemoContentModule {},
    providers: SEED_DEMO_CONTENT ? [SeedDemoPrices] : [],
  };
}
