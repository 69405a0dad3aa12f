import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListPrices } from './list-prices.js';
import { PriceEntity } from './price.entity.js';
import { ManagePrices } from './manage-prices.js';
import { PricesController } from './prices.controller.js';
import { RemovePricesOnOfferRemoved } from './remove-prices.on-offer-removed.js';
import { SetPriceCells } from './set-price-cells.js';

@Module({
  imports: [TypeOrmModule.forFeature([PriceEntity])],
  controllers: [PricesController, RemovePricesOnOfferRemoved],
  providers: [ListPrices, ManagePrices, SetPriceCells],
})
export class PricesModule {}
