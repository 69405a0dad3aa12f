import type { EntityManager } from 'typeorm';
import { CarEntity, CarPhotoEntity } from '../cars/car.entity.js';
import { CategoryEntity } from '../cars/category.entity.js';
import { ContactSettingsEntity } from '../contact-settings/contact-settings.entity.js';
import { ImageEntity } from '../images/image.entity.js';
import { SeoSettingsEntity } from '../seo-settings/seo-settings.entity.js';
import { ServiceTypeEntity } from '../service-types/service-type.entity.js';
import { ServiceEntity, ServicePhotoEntity } from '../services/service.entity.js';
import { TourEntity, TourPhotoEntity } from '../tours/tour.entity.js';
import { cars } from './cars.js';
import { categories } from './categories.js';
import { contactSettings } from './contact-settings.js';
import { demoImageNames, readDemoImage } from './demo-images.js';
import { seoSettings } from './seo-settings/seo-settings.js';
import { serviceTypes } from './service-types.js';
import { services } from './services.js';
import { tours } from './tours.js';
import { typeset } from './typeset.js';

type Image = Pick<ImageEntity, 'hash'>;

/** Inserts all of the demo content in the manager's transaction. */
export async function insertDemoContent(manager: EntityManager): Promise<void> {
  const images = await insertImages(manager);
  const imageOf = (imageName: string): Image => {
    const image = images.get(imageName);
    if (!image) throw new Error(`the image ${imageName} was not stored`);
    return image;
  };
  await insertFleet(manager, imageOf);
  await insertServices(manager, imageOf);
  await insertTours(manager, imageOf);
  // Copies, because TypeORM writes generated values into the objects that it inserts.
  await manager.insert(ContactSettingsEntity, structuredClone(contactSettings));
  await manager.insert(SeoSettingsEntity, structuredClone(seoSettings));
}

/** Inserts the images; returns them by name. */
async function insertImages(manager: EntityManager): Promise<Map<string, Image>> {
  const stored = new Map<string, Image>();
  for (const name of demoImageNames) {
    const image = await readDemoImage(name);
    await manager.insert(ImageEntity, image);
    stored.set(name, { hash: image.hash });
  }
  return stored;
}

async function insertFleet(manager: EntityManager, imageOf: (imageName: string) => Image): Promise<void> {
  await manager.insert(
    CategoryEntity,
    categories.map(({ imageName, ...category }) => ({
      ...category,
      ...descriptions(category),
      image: imageOf(imageName),
    })),
  );
  const fleet = cars.map(({ imageName, ...car }) => ({
    car,
    photos: photosOf([imageName], imageOf).map((photo) => ({ ...photo, parentId: car.id })),
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

async function insertServices(manager: EntityManager, imageOf: (imageName: string) => Image): Promise<void> {
  await manager.insert(
    ServiceTypeEntity,
    serviceTypes.map((serviceType) => ({ ...serviceType, ...descriptions(serviceType) })),
  );
  const offers = services.map(({ imageNames, ...service }, index) => ({
    service: {
      ...service,
      ...descriptions(service),
      createdAt: createdAt(index, services.length),
    },
    photos: photosOf(imageNames, imageOf).map((photo) => ({ ...photo, parentId: service.id })),
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

async function insertTours(manager: EntityManager, imageOf: (imageName: string) => Image): Promise<void> {
  const offers = tours.map(({ imageNames, destinations, destinationsRu, ...tour }, index) => ({
    tour: {
      ...tour,
      ...descriptions(tour),
      destinations: [...destinations],
      destinationsRu: [...destinationsRu],
      createdAt: createdAt(index, tours.length),
    },
    photos: photosOf(imageNames, imageOf).map((photo) => ({ ...photo, parentId: tour.id })),
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

/** The first image is the main one. */
function photosOf(imageNames: readonly string[], imageOf: (imageName: string) => Image) {
  return imageNames.map((imageName, index) => ({
    image: imageOf(imageName),
    isMain: index === 0,
    displayOrder: index,
  }));
}

function descriptions(record: { readonly description: string; readonly descriptionRu: string }) {
  return { description: typeset(record.description), descriptionRu: typeset(record.descriptionRu) };
}

/** Distinct times: lists show the oldest first, and now() is constant in a transaction. */
function createdAt(index: number, count: number): Date {
  return new Date(Date.now() - (count - index) * 1_000);
}
