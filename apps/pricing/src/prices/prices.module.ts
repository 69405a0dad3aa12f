import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListPrices } from './list-prices.js';
import { PriceEntity } from './price.entity.js';
import { PriceRecords, PricesController } from './prices.records.js';
import { SetPriceCells } from './set-price-cells.js';

@Module({
  imports: [TypeOrmModule.forFeature([PriceEntity])],
  controllers: [PricesController],
  providers: [ListPrices, PriceRecords, SetPriceCells],
})
export class PricesModule {}
