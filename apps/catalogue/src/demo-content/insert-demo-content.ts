import type { EntityManager } from 'typeorm';
import { CarPhotoEntity } from '../cars/car-photo.entity.js';
import { CarEntity } from '../cars/car.entity.js';
import { CategoryEntity } from '../categories/category.entity.js';
import { ContactSettingsEntity } from '../contact-settings/contact-settings.entity.js';
import { ImageEntity } from '../images/image.entity.js';
import { SeoSettingsEntity } from '../seo-settings/seo-settings.entity.js';
import { ServiceTypeEntity } from '../service-types/service-type.entity.js';
import { ServicePhotoEntity } from '../services/service-photo.entity.js';
import { ServiceEntity } from '../services/service.entity.js';
import { TourPhotoEntity } from '../tours/tour-photo.entity.js';
import { TourEntity } from '../tours/tour.entity.js';
import { cars } from './cars.js';
import { categories } from './categories.js';
import { contactSettings } from './contact-settings.js';
import { demoPictureNames, readDemoPicture } from './demo-pictures.js';
import { seoSettings } from './seo-settings.js';
import { serviceTypes } from './service-types.js';
import { services } from './services.js';
import { tours } from './tours.js';
import { typeset } from './typeset.js';

type Image = Pick<ImageEntity, 'hash'>;

/** Writes all of the demo content; the manager's transaction decides whether it stays. */
export async function insertDemoContent(manager: EntityManager): Promise<void> {
  const images = await insertPictures(manager);
  const imageOf = (picture: string): Image => {
    const image = images.get(picture);
    if (!image) throw new Error(`the picture ${picture} was not stored`);
    return image;
  };
  await insertFleet(manager, imageOf);
  await insertServices(manager, imageOf);
  await insertTours(manager, imageOf);
  await manager.insert(ContactSettingsEntity, contactSettings);
  await manager.insert(SeoSettingsEntity, seoSettings);
}

/** The stored pictures by their names. */
async function insertPictures(manager: EntityManager): Promise<Map<string, Image>> {
  const stored = new Map<string, Image>();
  for (const name of demoPictureNames) {
    const picture = await readDemoPicture(name);
    await manager.insert(ImageEntity, picture);
    stored.set(name, { hash: picture.hash });
  }
  return stored;
}

async function insertFleet(manager: EntityManager, imageOf: (picture: string) => Image): Promise<void> {
  await manager.insert(
    CategoryEntity,
    categories.map(({ picture, ...category }) => ({
      ...category,
      ...descriptions(category),
      image: imageOf(picture),
    })),
  );
  const fleet = cars.map(({ picture, ...car }) => ({
    car,
    photos: photosOf([picture], imageOf).map((photo) => ({ ...photo, parentId: car.id })),
  }));
  await manager.insert(
    CarEntity,
    fleet.map(({ car }) => car),
  );
  await manager.insert(
    CarPhotoEntity,
    fleet.flatMap(({ photos }) => photos),
  );
}

async function insertServices(manager: EntityManager, imageOf: (picture: string) => Image): Promise<void> {
  await manager.insert(
    ServiceTypeEntity,
    serviceTypes.map((serviceType) => ({ ...serviceType, ...descriptions(serviceType) })),
  );
  const offers = services.map(({ pictures, ...service }, index) => ({
    service: {
      ...service,
      ...descriptions(service),
      createdAt: createdAt(index, services.length),
    },
    photos: photosOf(pictures, imageOf).map((photo) => ({ ...photo, parentId: service.id })),
  }));
  await manager.insert(
    ServiceEntity,
    offers.map(({ service }) => service),
  );
  await manager.insert(
    ServicePhotoEntity,
    offers.flatMap(({ photos }) => photos),
  );
}

async function insertTours(manager: EntityManager, imageOf: (picture: string) => Image): Promise<void> {
  const offers = tours.map(({ pictures, destinations, destinationsRu, ...tour }, index) => ({
    tour: {
      ...tour,
      ...descriptions(tour),
      destinations: [...destinations],
      destinationsRu: [...destinationsRu],
      createdAt: createdAt(index, tours.length),
    },
    photos: photosOf(pictures, imageOf).map((photo) => ({ ...photo, parentId: tour.id })),
  }));
  await manager.insert(
    TourEntity,
    offers.map(({ tour }) => tour),
  );
  await manager.insert(
    TourPhotoEntity,
    offers.flatMap(({ photos }) => photos),
  );
}

/** The first picture is the main one. */
function photosOf(pictures: readonly string[], imageOf: (picture: string) => Image) {
  return pictures.map((picture, index) => ({
    image: imageOf(picture),
    isMain: index === 0,
    displayOrder: index,
  }));
}

function descriptions(record: { readonly description: string; readonly descriptionRu: string }) {
  return { description: typeset(record.description), descriptionRu: typeset(record.descriptionRu) };
}

/** Lists show the oldest first, and a transaction's own time is one and the same for all. */
function createdAt(index: number, count: number): Date {
  return new Date(Date.now() - (count - index) * 1_000);
}
