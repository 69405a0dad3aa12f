import { Module } from '@nestjs/common';
import { ResponseCacheModule } from '../response-cache/response-cache.module.js';
import { ComposePriceList } from './compose-price-list.js';
import { JoinPrices } from './join-prices.js';
import { ReadPricedOffers } from './read-priced-offers.js';
import { StaffPricesController } from './staff-prices.controller.js';

@Module({
  imports: [ResponseCacheModule],
  controllers: [StaffPricesController],
  providers: [ComposePriceList, JoinPrices, ReadPricedOffers],
  exports: [ComposePriceList],
})
export class PricesModule {}
