import {
  catalogueChanged,
  offerRemoved,
  type CataloguePart,
  type ErrorCode,
  type OfferKind,
} from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { CodedError, lockVersion, refuseViolation } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type DeepPartial,
  type EntityManager,
  type EntityTarget,
  type FindManyOptions,
  type FindOptionsWhere,
} from 'typeorm';
import type { PhotoColumns } from '../photos/photo.columns.js';
import { PreparePhotos, type GivenPhotos } from '../photos/prepare-photos.js';
import { writePhotos } from '../photos/write-photos.js';

interface OfferRecord {
  id: string;
  version: number;
}

/** What tells a car, a service and a tour apart. */
export interface Offer<Entity extends OfferRecord, Response> {
  readonly kind: OfferKind;
  readonly part: CataloguePart;
  readonly notFound: ErrorCode;
  readonly entity: EntityTarget<Entity>;
  readonly photoEntity: EntityTarget<PhotoColumns>;
  readonly relations: FindManyOptions<Entity>['relations'];
  /** Of the list; photos by their display order. */
  readonly order: FindManyOptions<Entity>['order'];
  responseOf(this: void, entity: Entity): Response;
  /** Refusals by the name of the violated constraint, as `refuseViolation` takes them. */
  readonly refusals: Readonly<Record<string, () => Error>>;
}

/** What staff do with cars, services and tours: each write tells of itself in its own transaction. */
@Injectable()
export abstract class ManageOffers<Entity extends OfferRecord, Request extends GivenPhotos, Response> {
  protected abstract readonly offer: Offer<Entity, Response>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly preparePhotos: PreparePhotos,
  ) {}

  async list(): Promise<Response[]> {
    const { entity, relations, order, responseOf } = this.offer;
    const found = await this.dataSource.manager.find(entity, { relations, order });
    return found.map((record) => responseOf(record));
  }

  /** Throws CodedError with the code of `notFound`. */
  read(id: string): Promise<Response> {
    return this.readBy(this.dataSource.manager, id);
  }

  /** Throws CodedError `request.invalid` for pictures and references that can't be. */
  create({ photos, imageBase64, ...fields }: Request): Promise<Response> {
    return this.write({ photos, imageBase64 }, async (manager) => {
      const { entity } = this.offer;
      const { id } = await manager.save(manager.create(entity, fields as unknown as DeepPartial<Entity>));
      return id;
    });
  }

  /** Besides what `create` throws: the code of `notFound`, and `record.stale` when it has changed since `version`. */
  update(
    id: string,
    { version, photos, imageBase64, ...fields }: Request & { version: number },
  ): Promise<Response> {
    return this.write({ photos, imageBase64 }, async (manager) => {
      const { entity, notFound } = this.offer;
      await lockVersion<OfferRecord>(manager, entity, { id, version }, notFound);
      // Raises the version even where only photos differ.
      await manager.update(entity, id, fields as never);
      return id;
    });
  }

  /** Throws CodedError with the code of `notFound`. */
  async remove(id: string): Promise<void> {
    const { entity, kind, part, notFound } = this.offer;
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(entity, id);
      if (!affected) throw new CodedError(notFound);
      await this.outbox.add(manager, catalogueChanged, { parts: [part] });
      await this.outbox.add(manager, offerRemoved, { offers: [{ kind, id }] });
    });
  }

  private async write(
    given: GivenPhotos,
    writeRecord: (manager: EntityManager) => Promise<string>,
  ): Promise<Response> {
    const { photoEntity, part, refusals } = this.offer;
    const prepared = await this.preparePhotos.prepare(given);
    const written = this.dataSource.transaction(async (manager) => {
      const id = await writeRecord(manager);
      await writePhotos(manager, photoEntity, id, prepared);
      await this.outbox.add(manager, catalogueChanged, { parts: [part] });
      return this.readBy(manager, id);
    });
    return refuseViolation(written, refusals);
  }

  private async readBy(manager: EntityManager, id: string): Promise<Response> {
    const { entity, relations, order, notFound, responseOf } = this.offer;
    const where = { id } as FindOptionsWhere<Entity>;
    const record = await manager.findOne(entity, { where, relations, order });
    if (!record) throw new CodedError(notFound);
    return responseOf(record);
  }
}
