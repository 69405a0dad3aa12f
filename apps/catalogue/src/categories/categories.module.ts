import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImagesModule } from '../images/images.module.js';
import { CategoriesController } from './categories.controller.js';
import { CategoryEntity } from './category.entity.js';
import { ManageCategories } from './manage-categories.js';
import { StaffCategoriesController } from './staff-categories.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([CategoryEntity]), ImagesModule],
  controllers: [CategoriesController, StaffCategoriesController],
  providers: [ManageCategories],
})
export class CategoriesModule {}
