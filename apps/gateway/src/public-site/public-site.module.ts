import { Module } from '@nestjs/common';
import { ListPrices } from './list-prices.js';
import { PublicReads } from './public-reads.js';
import { PublicSiteController } from './public-site.controller.js';
import { ReadContactSettings } from './read-contact-settings.js';

@Module({
  controllers: [PublicSiteController],
  providers: [ListPrices, PublicReads, ReadContactSettings],
  exports: [PublicReads],
})
export class PublicSiteModule {}
