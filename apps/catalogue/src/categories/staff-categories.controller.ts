import {
  categoryRequest,
  removeCategoryCommand,
  versioned,
  type CategoryRequest,
  type RemoveCategoryCommand,
  type StaffCategoryResponse,
} from '@chauffeur/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { recordId } from '../record-id.js';
import { ManageCategories } from './manage-categories.js';

const categoryUpdate = versioned(categoryRequest);

@Controller('staff/categories')
export class StaffCategoriesController {
  constructor(private readonly categories: ManageCategories) {}

  @Get()
  list(): Promise<StaffCategoryResponse[]> {
    return this.categories.list();
  }

  @Get(':id')
  read(@Param('id', { schema: recordId }) id: string): Promise<StaffCategoryResponse> {
    return this.categories.read(id);
  }

  @Get(':id/car-ids')
  carIds(@Param('id', { schema: recordId }) id: string): Promise<string[]> {
    return this.categories.carIds(id);
  }

  @Post()
  create(@Body({ schema: categoryRequest }) request: CategoryRequest): Promise<StaffCategoryResponse> {
    return this.categories.create(request);
  }

  @Put(':id')
  update(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: categoryUpdate }) request: z.output<typeof categoryUpdate>,
  ): Promise<StaffCategoryResponse> {
    return this.categories.update(id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: removeCategoryCommand }) { freeCarIds }: RemoveCategoryCommand,
  ): Promise<void> {
    return this.categories.remove(id, freeCarIds);
  }
}
