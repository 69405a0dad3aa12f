import { Module } from '@nestjs/common';
import { OffersModule } from '../offers/offers.module.js';
import { RemoveCategory } from './remove-category.js';
import { StaffCategoriesController } from './staff-categories.controller.js';

@Module({
  imports: [OffersModule],
  controllers: [StaffCategoriesController],
  providers: [RemoveCategory],
})
export class CategoriesModule {}
