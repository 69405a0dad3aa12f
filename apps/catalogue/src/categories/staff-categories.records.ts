import { staffCategoryPaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import {
  categoryRequest,
  removeCategoryCommand,
  type CategoryRequest,
  type RemoveCategoryCommand,
  type StaffCategoryResponse,
} from '@chauffeur/contracts/catalogue/category';
import { catalogueChanged, offerRemoved } from '@chauffeur/contracts/events/catalogue-events';
import { recordId, removeRecordQuery, type RemoveRecordQuery } from '@chauffeur/contracts/http/record';
import {
  codedFieldError,
  CodedError,
  RemovedRecordReporter,
  type ReportRemovedRecord,
  recordRoutes,
  requireVersion,
  type RecordDefinition,
  type RemovedRecord,
} from '@chauffeur/service-kit';
import { Body, Controller, Delete, Get, HttpCode, Injectable, Param, Query } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CarEntity } from '../cars/car.entity.js';
import { RecordsWithImage } from '../records/records-with-image.js';
import { staffCategoryResponseOf } from './category-response.js';
import { CategoryEntity } from '../cars/category.entity.js';

@Injectable()
export class CategoryRecords extends RecordsWithImage<
  CategoryEntity,
  CategoryRequest,
  StaffCategoryResponse
> {
  protected readonly definition: RecordDefinition<CategoryEntity, StaffCategoryResponse> = {
    entity: CategoryEntity,
    relations: { image: true },
    order: { displayOrder: 'ASC', name: 'ASC' },
    notFound: 'category.notFound',
    constraintErrors: {
      categories_name: () => codedFieldError('name', 'category.nameTaken'),
      categories_image_hash_fkey: { field: 'imageHash', code: 'image.notFound' },
    },
    responseOf: staffCategoryResponseOf,
  };

  /** Returns the ids of all its cars, whether visitors see them or not. Throws CodedError `category.notFound`. */
  async carIds(id: string): Promise<string[]> {
    await this.read(id);
    return carIdsOf(this.dataSource.manager, id);
  }

  /**
   * Removes the category with its cars, for which the caller has found no bookings. Throws CodedError
   * `category.notFound`, and `record.stale` if it was changed since `version` or has other cars by now.
   */
  removeWithCars(id: string, freeCarIds: readonly string[], version?: number): Promise<RemovedRecord> {
    return this.inTransaction(async (manager) => {
      // The lock prevents cars from being added.
      const lock = { mode: 'pessimistic_write' } as const;
      const category = await manager.findOne(CategoryEntity, { where: { id }, lock });
      if (!category) throw new CodedError('category.notFound');
      requireVersion(category, version);
      // Waits for cars that are being moved to another category, which are not removed.
      const carIds = await carIdsOf(manager, id, lock);
      if (!isSameSet(carIds, freeCarIds)) throw new CodedError('record.stale');
      await manager.delete(CarEntity, { categoryId: id });
      await manager.delete(CategoryEntity, { id });
      const offers = carIds.map((carId) => ({ kind: 'car' as const, id: carId }));
      if (offers.length > 0) await this.outbox.add(manager, offerRemoved, { offers });
      await this.outbox.add(manager, catalogueChanged, {});
      return { version: category.version };
    });
  }
}

@Controller()
export class StaffCategoriesController extends recordRoutes(
  staffCategoryPaths,
  CategoryRecords,
  categoryRequest,
) {
  @Get(staffCategoryPaths.carIds)
  carIds(@Param('id', { schema: recordId }) id: string): Promise<string[]> {
    return this.records.carIds(id);
  }

  @Delete(staffCategoryPaths.record)
  @HttpCode(204)
  async remove(
    @Param('id', { schema: recordId }) id: string,
    @Query({ schema: removeRecordQuery }) { version }: RemoveRecordQuery,
    @RemovedRecordReporter() reportRemoved: ReportRemovedRecord,
    @Body({ schema: removeCategoryCommand }) { freeCarIds }: RemoveCategoryCommand,
  ): Promise<void> {
    reportRemoved(await this.records.removeWithCars(id, freeCarIds, version));
  }
}

async function carIdsOf(
  manager: EntityManager,
  categoryId: string,
  lock?: { readonly mode: 'pessimistic_write' },
): Promise<string[]> {
  const options = { where: { categoryId }, select: { id: true } } as const;
  const cars = await manager.find(CarEntity, lock ? { ...options, lock } : options);
  return cars.map(({ id }) => id);
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === one.length;
}
