import type { DynamicModule } from '@nestjs/common';
import type { CatalogueEnvironment } from '../environment.js';
import { SeedDemoContent } from './seed-demo-content.js';

export function demoContentModule({
  SEED_DEMO_CONTENT,
}: Pick<CatalogueEnvironment, 'SEED_DEMO_CONTENT'>): DynamicModule {
  return {
    module: class DemoContentModule {},
    providers: SEED_DEMO_CONTENT ? [SeedDemoContent] : [],
  };
}
