import type { PlaceNames } from '@chauffeur/contracts/catalogue/places/place';
import type { EntityManager } from 'typeorm';

const select =
  'SELECT id, name, name_ru AS "nameRu", address, address_ru AS "addressRu" FROM known_places WHERE';

/** Returns those of the places whose names are known. */
export function readPlaces(manager: EntityManager, ids: readonly string[]): Promise<PlaceNames[]> {
  return manager.query(`${select} id = ANY($1)`, [ids]);
}

/** Returns the places with whose name, in any language, one of the texts begins: those that a text may be of. */
export function readPlacesOfTexts(manager: EntityManager, texts: readonly string[]): Promise<PlaceNames[]> {
  return manager.query(
    `${select} EXISTS (
       SELECT FROM unnest($1::text[]) AS text WHERE starts_with(text, name) OR starts_with(text, name_ru))`,
    [texts],
  );
}
