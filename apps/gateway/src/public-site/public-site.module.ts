import { Module } from '@nestjs/common';
import { PricesModule } from '../prices/prices.module.js';
import { ResponseCacheModule } from '../response-cache/response-cache.module.js';
import { ComposeContactSettings } from './compose-contact-settings.js';
import { PublicSiteController } from './public-site.controller.js';

@Module({
  imports: [PricesModule, ResponseCacheModule],
  controllers: [PublicSiteController],
  providers: [ComposeContactSettings],
  exports: [ComposeContactSettings],
})
export class PublicSiteModule {}
