import { offerRemoved, type OfferKind } from '@chauffeur/contracts/events/catalogue-events';
import type { RecordChange, RecordDefinition, RecordEntity, SaveRecord } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager, EntityTarget } from 'typeorm';
import type { PhotoColumns } from '../photos/photo.columns.js';
import { PreparePhotos, type RequestedPhotos } from '../photos/prepare-photos.js';
import { writePhotos } from '../photos/write-photos.js';
import { CatalogueRecords } from './catalogue-records.js';

export interface OfferDefinition<Entity extends RecordEntity, Response> extends RecordDefinition<
  Entity,
  Response
> {
  readonly kind: OfferKind;
  readonly photoEntity: EntityTarget<PhotoColumns>;
}

/** Cars, services and tours: records with photos. A removal also publishes OfferRemoved. */
@Injectable()
export abstract class OfferRecords<
  Entity extends RecordEntity,
  Request extends RequestedPhotos,
  Response,
> extends CatalogueRecords<Entity, Request, Response> {
  @Inject(PreparePhotos) private readonly preparePhotos!: PreparePhotos;

  protected abstract override readonly definition: OfferDefinition<Entity, Response>;

  /** Throws CodedError `request.invalid` for photos that can't be stored. */
  protected override async prepareSave({
    photos,
    imageBase64,
    ...fields
  }: Request): Promise<SaveRecord<Entity>> {
    const { entity, photoEntity } = this.definition;
    const prepared = await this.preparePhotos.prepare({ photos, imageBase64 });
    return async (manager, offer) => {
      if (offer.version) {
        // Raises the version even if only photos differ.
        await manager.update(entity, offer.id, fields as never);
      } else {
        await manager.save(Object.assign(offer, fields));
      }
      await writePhotos(manager, photoEntity, offer.id, prepared);
      return offer;
    };
  }

  protected override async onChange(manager: EntityManager, change: RecordChange): Promise<void> {
    await super.onChange(manager, change);
    if (change.kind !== 'removed') return;
    const offers = [{ kind: this.definition.kind, id: change.id }];
    await this.outbox.add(manager, offerRemoved, { offers });
  }
}
