import { placesNamed, type PlacesNamed } from '@chauffeur/contracts/events/catalogue-events';
import { Inbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';

/** Stores what places are called, also of those that are removed later. Ignores stale names. */
@Controller()
export class RememberPlaces {
  constructor(private readonly inbox: Inbox) {}

  @ReactsTo(placesNamed, { effect: 'remember-places' })
  async onPlacesNamed({ places, changedAt }: PlacesNamed, message: ReceivedEvent): Promise<void> {
    await this.inbox.once(message, async (manager) => {
      await manager.query(
        `INSERT INTO known_places (id, name, name_ru, address, address_ru, changed_at)
         SELECT id, name, "nameRu", address, "addressRu", $2
           FROM jsonb_to_recordset($1) AS place (id uuid, name text, "nameRu" text, address text, "addressRu" text)
          ORDER BY id
         ON CONFLICT (id) DO UPDATE
         SET name = excluded.name, name_ru = excluded.name_ru, address = excluded.address,
             address_ru = excluded.address_ru, changed_at = excluded.changed_at
         WHERE known_places.changed_at < excluded.changed_at`,
        [JSON.stringify(places), changedAt],
      );
    });
  }
}
