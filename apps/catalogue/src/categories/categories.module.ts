import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CategoriesController } from './categories.controller.js';
import { CategoryEntity } from './category.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([CategoryEntity])], controllers: [CategoriesController] })
export class CategoriesModule {}
