import { staffPlacePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import {
  placeLimits,
  placeRequest,
  type PlaceRequest,
  type StaffPlaceResponse,
} from '@chauffeur/contracts/catalogue/places/place';
import { placesChanged } from '@chauffeur/contracts/events/catalogue-events';
import { Outbox } from '@chauffeur/messaging';
import {
  codedFieldError,
  CodedError,
  recordResponseOf,
  recordRoutes,
  StaffRecords,
  type RecordChange,
  type RecordDefinition,
  type SaveRecord,
} from '@chauffeur/service-kit';
import { Controller, Inject, Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { AnnouncePlaces } from './announce-places.js';
import { PlaceEntity } from './place.entity.js';

/** Places by name. They publish their own event, because no page of the site shows them. */
@Injectable()
export class PlaceRecords extends StaffRecords<PlaceEntity, PlaceRequest, StaffPlaceResponse> {
  @Inject(Outbox) private readonly outbox!: Outbox;
  @Inject(AnnouncePlaces) private readonly announcePlaces!: AnnouncePlaces;

  protected readonly definition: RecordDefinition<PlaceEntity, StaffPlaceResponse> = {
    entity: PlaceEntity,
    order: { name: 'ASC', kind: 'ASC' },
    notFound: 'place.notFound',
    constraintErrors: { places_name: () => codedFieldError('name', 'place.nameTaken') },
    responseOf: recordResponseOf,
  };

  protected override async prepareSave(request: PlaceRequest): Promise<SaveRecord<PlaceEntity>> {
    return async (manager, place) => {
      if (request.isActive) await rejectTooManyActive(manager, place.id);
      return manager.save(Object.assign(place, request));
    };
  }

  protected override async onChange(manager: EntityManager, { kind, id }: RecordChange): Promise<void> {
    await this.outbox.add(manager, placesChanged, {});
    if (kind === 'removed') return;
    await this.announcePlaces.announce(manager, await manager.findBy(PlaceEntity, { id }));
  }

  /** Serialises writers, so that the limit holds. */
  protected override inTransaction<Result>(
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return super.inTransaction(async (manager) => {
      await manager.query('LOCK TABLE places IN SHARE ROW EXCLUSIVE MODE');
      return work(manager);
    });
  }
}

async function rejectTooManyActive(manager: EntityManager, id: string | undefined): Promise<void> {
  const others = id === undefined ? {} : { id: Not(id) };
  const max = placeLimits.active;
  if ((await manager.countBy(PlaceEntity, { isActive: true, ...others })) < max) return;
  throw new CodedError('request.invalid', [{ field: 'isActive', code: 'place.tooMany', params: { max } }]);
}

@Controller()
export class StaffPlacesController extends recordRoutes(staffPlacePaths, PlaceRecords, placeRequest) {}
