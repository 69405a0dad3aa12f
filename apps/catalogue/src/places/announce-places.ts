import { placeLimits } from '@chauffeur/contracts/catalogue/places/place';
import { placesNamed } from '@chauffeur/contracts/events/catalogue-events';
import { Outbox } from '@chauffeur/messaging';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { currentTime } from '../records/current-time.js';
import { PlaceEntity } from './place.entity.js';

/** Publishes what places are called, for emails: all of them at each start, because many were there before the event. */
@Injectable()
export class AnnouncePlaces implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // Waits for a save in flight, whose names would otherwise seem to be the earlier ones.
      await manager.query('LOCK TABLE places IN SHARE MODE');
      const places = await manager.find(PlaceEntity, { order: { id: 'ASC' } });
      for (let start = 0; start < places.length; start += placeLimits.active)
        await this.announce(manager, places.slice(start, start + placeLimits.active));
    });
  }

  /** Publishes the names of the places, in the transaction that saved or locked them. */
  async announce(manager: EntityManager, places: readonly PlaceEntity[]): Promise<void> {
    await this.outbox.add(manager, placesNamed, {
      places: places.map(({ id, name, nameRu, address, addressRu }) => ({
        id,
        name,
        nameRu,
        address,
        addressRu,
      })),
      changedAt: await currentTime(manager),
    });
  }
}
