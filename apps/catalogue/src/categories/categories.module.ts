import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CategoryEntity } from '../cars/category.entity.js';
import { ImagesModule } from '../images/images.module.js';
import { CategoriesController } from './categories.controller.js';
import { CategoryRecords, StaffCategoriesController } from './staff-categories.records.js';

@Module({
  imports: [ImagesModule, TypeOrmModule.forFeature([CategoryEntity])],
  controllers: [CategoriesController, StaffCategoriesController],
  providers: [CategoryRecords],
})
export class CategoriesModule {}
