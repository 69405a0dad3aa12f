import { Module } from '@nestjs/common';
import { ManagePrices } from './manage-prices.js';
import { ReadOffers } from './offers.js';
import { StaffPricesController } from './staff-prices.controller.js';

@Module({ controllers: [StaffPricesController], providers: [ManagePrices, ReadOffers] })
export class PricesModule {}
