import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListPrices } from './list-prices.js';
import { PriceEntity } from './price.entity.js';
import { PricesController } from './prices.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([PriceEntity])],
  controllers: [PricesController],
  providers: [ListPrices],
})
export class PricesModule {}
