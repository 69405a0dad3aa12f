import { cataloguePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import type { CategoryResponse } from '@chauffeur/contracts/catalogue/category';
import { Controller, Get } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { categoryResponseOf } from './category-response.js';
import { CategoryEntity } from '../cars/category.entity.js';

@Controller(cataloguePaths.categories)
export class CategoriesController {
  constructor(@InjectRepository(CategoryEntity) private readonly categories: Repository<CategoryEntity>) {}

  @Get()
  async list(): Promise<CategoryResponse[]> {
    const order = { displayOrder: 'ASC', name: 'ASC' } as const;
    const categories = await this.categories.find({ relations: { image: true }, order });
    return categories.map(categoryResponseOf);
  }
}
