import { placeLimits } from '@chauffeur/contracts/catalogue/places/place';
import { placesNamed } from '@chauffeur/contracts/events/catalogue-events';
import { Outbox } from '@chauffeur/messaging';
import { HourlyTask } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { currentTime } from '../records/current-time.js';
import { PlaceEntity } from './place.entity.js';

/**
 * Publishes what places are called, for emails: all of them at each start, because many were there before the event, then
 * those that were saved since, perhaps by a replica of a release without the event.
 */
@Injectable()
export class AnnouncePlaces extends HourlyTask {
  protected override readonly firstDelayMs = 0;
  /** The versions that this task has published, by place. */
  private announced = new Map<string, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async run(): Promise<void> {
    this.announced = await this.dataSource.transaction(async (manager) => {
      // Waits for a save in flight, whose names would otherwise seem to be the earlier ones.
      await manager.query('LOCK TABLE places IN SHARE MODE');
      const places = await manager.find(PlaceEntity, { order: { id: 'ASC' } });
      const news = places.filter(({ id, version }) => this.announced.get(id) !== version);
      for (let start = 0; start < news.length; start += placeLimits.active)
        await this.announce(manager, news.slice(start, start + placeLimits.active));
      return new Map(places.map(({ id, version }) => [id, version]));
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
