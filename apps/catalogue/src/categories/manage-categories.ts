import {
  catalogueChanged,
  offerRemoved,
  type CategoryRequest,
  type StaffCategoryResponse,
} from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CarEntity } from '../cars/car.entity.js';
import {
  ManageNamedRecords,
  unknownImage,
  type NamedRecordKind,
} from '../named-records/manage-named-records.js';
import { staffCategoryResponseOf } from './category-response.js';
import { CategoryEntity } from './category.entity.js';

@Injectable()
export class ManageCategories extends ManageNamedRecords<
  CategoryEntity,
  CategoryRequest,
  StaffCategoryResponse
> {
  protected readonly kind: NamedRecordKind<CategoryEntity, StaffCategoryResponse> = {
    entity: CategoryEntity,
    part: 'categories',
    notFound: 'category.notFound',
    refusals: {
      categories_name: () => new CodedError('category.nameTaken'),
      categories_image_hash_fkey: unknownImage,
    },
    responseOf: staffCategoryResponseOf,
  };

  /** The ids of all its cars, whether visitors see them or not. Throws CodedError `category.notFound`. */
  async carIds(id: string): Promise<string[]> {
    await this.read(id);
    return this.carIdsBy(this.dataSource.manager, id);
  }

  /**
   * Removes the category with its cars, which the caller has found free of bookings. Throws CodedError
   * `category.notFound`, and `record.stale` where its cars are others by now.
   */
  async remove(id: string, freeCarIds: readonly string[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Held so, it gets no further car until it is gone.
      const lock = { mode: 'pessimistic_write' } as const;
      const category = await manager.findOne(CategoryEntity, { where: { id }, lock });
      if (!category) throw new CodedError('category.notFound');
      const carIds = await this.carIdsBy(manager, id);
      if (!isSameSet(carIds, freeCarIds)) throw new CodedError('record.stale');
      await manager.delete(CarEntity, { categoryId: id });
      await manager.delete(CategoryEntity, { id });
      await this.announceRemoval(manager, carIds);
    });
  }

  private async carIdsBy(manager: EntityManager, categoryId: string): Promise<string[]> {
    const cars = await manager.find(CarEntity, { where: { categoryId }, select: { id: true } });
    return cars.map(({ id }) => id);
  }

  private async announceRemoval(manager: EntityManager, carIds: readonly string[]): Promise<void> {
    const offers = carIds.map((id) => ({ kind: 'car' as const, id }));
    if (offers.length > 0) await this.outbox.add(manager, offerRemoved, { offers });
    await this.outbox.add(manager, catalogueChanged, { parts: ['categories', 'cars'] });
  }
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === one.length;
}
