import { Module } from '@nestjs/common';
import { RemoveCategory } from './remove-category.js';
import { StaffCategoriesController } from './staff-categories.controller.js';

@Module({ controllers: [StaffCategoriesController], providers: [RemoveCategory] })
export class CategoriesModule {}
