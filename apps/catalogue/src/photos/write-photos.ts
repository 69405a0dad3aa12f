import type { EntityManager, EntityTarget, FindOptionsOrder, FindOptionsWhere } from 'typeorm';
import type { PhotoColumns } from './photo.columns.js';
import { withMainImage, withSingleMainPhoto, type PhotoRow } from './photos.rules.js';
import type { PreparedPhotos } from './prepare-photos.js';

/** Replaces all photos of a car, service or tour in the transaction of the save; null changes nothing. */
export async function writePhotos<Photo extends PhotoColumns>(
  manager: EntityManager,
  entity: EntityTarget<Photo>,
  parentId: string,
  prepared: PreparedPhotos,
): Promise<void> {
  if (!prepared) return;
  const where = { parentId } as FindOptionsWhere<Photo>;
  const order = { displayOrder: 'ASC' } as FindOptionsOrder<Photo>;
  const rows: PhotoRow[] =
    'all' in prepared
      ? withSingleMainPhoto(prepared.all)
      : withMainImage(await manager.find(entity, { where, order }), prepared.mainHash);
  await manager.delete(entity, where);
  if (rows.length === 0) return;
  const values = rows.map((row, displayOrder) => ({ ...row, parentId, displayOrder }));
  await manager.insert(entity, values as never);
}
