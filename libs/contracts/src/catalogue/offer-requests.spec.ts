import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { carRequest } from './car.js';
import { imageLimits } from './media/image-request.js';
import { serviceRequest } from './service.js';
import { tourRequest } from './tour.js';

const id = '0198c0de-0000-7000-8000-000000000001';
const hash = 'a'.repeat(64);
const car = { brand: 'Kia', model: 'K5', categoryId: id, basePrice: 40.5 };
const service = {
  name: 'Airport transfer',
  description: 'From the terminal',
  serviceType: 'airport_transfer',
  serviceTypeId: id,
  basePrice: 25,
};
const tour = { name: 'Gobustan', description: 'Rock carvings', basePrice: 60.25, destinations: ['Gobustan'] };

function codes(schema: z.ZodType, request: unknown): string[] {
  return schema.safeParse(request).error?.issues.map(({ message }) => message) ?? [];
}

describe('carRequest', () => {
  it('starts with 4 seats, the current year and an available car [B5.1.8, B9.9]', () => {
    const year = Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Baku', year: 'numeric' }).format());
    expect(carRequest.parse(car)).toEqual({ ...car, capacity: 4, year, isAvailable: true });
  });

  it('requires brand, model, category and price [B5.1.4]', () => {
    expect(codes(carRequest, { year: null, capacity: null })).toEqual([
      'brand.required',
      'model.required',
      'year.required',
      'capacity.required',
      'categoryId.required',
      'basePrice.required',
    ]);
  });

  it.each([
    [{ year: 1999 }, 'year.belowMinimum'],
    [{ year: 2031 }, 'year.aboveMaximum'],
    [{ year: 2020.5 }, 'year.notWhole'],
    [{ capacity: 0 }, 'capacity.belowMinimum'],
    [{ capacity: 51 }, 'capacity.aboveMaximum'],
    [{ luggageLarge: -1 }, 'luggageLarge.belowMinimum'],
    [{ luggageLarge: 51 }, 'luggageLarge.aboveMaximum'],
    [{ luggageLarge: 1.5 }, 'luggageLarge.notWhole'],
    [{ basePrice: -0.01 }, 'basePrice.belowMinimum'],
    [{ basePrice: 1.005 }, 'basePrice.notCents'],
  ])('rejects %j as %s [B5.1.5, B5.1.6, B5.1.7, B5.1.14, B5.1.20, B9.6]', (change, code) => {
    expect(codes(carRequest, { ...car, ...change })).toEqual([code]);
  });

  it('accepts the limits themselves', () => {
    for (const change of [
      { year: 2000, capacity: 1, luggageLarge: 0 },
      { year: 2030, capacity: 50, luggageLarge: 50, basePrice: 0 },
      { luggageLarge: null },
    ]) {
      expect(codes(carRequest, { ...car, ...change })).toEqual([]);
    }
  });
});

describe('serviceRequest', () => {
  it('starts with an hour; Russian texts and the video may be missing [B5.1.15, B5.1.16, B5.1.17]', () => {
    expect(serviceRequest.parse({ ...service, nameRu: ' ', youtubeUrl: '' })).toEqual({
      ...service,
      nameRu: null,
      descriptionRu: null,
      youtubeUrl: null,
      durationHours: 1,
    });
  });

  it.each([
    [{ name: ' ' }, 'name.required'],
    [{ description: '' }, 'description.required'],
    [{ serviceType: 'boat_trip' }, 'serviceType.required'],
    [{ serviceTypeId: '' }, 'serviceTypeId.required'],
    [{ basePrice: 25.5 }, 'basePrice.notWhole'],
    [{ basePrice: -1 }, 'basePrice.belowMinimum'],
    [{ durationHours: 0 }, 'durationHours.belowMinimum'],
    [{ durationHours: 0.75 }, 'durationHours.notHalfHours'],
    [{ youtubeUrl: 'youtube' }, 'youtubeUrl.invalid'],
    [{ youtubeUrl: 'javascript:alert(1)' }, 'youtubeUrl.invalid'],
  ])('rejects %j as %s', (change, code) => {
    expect(codes(serviceRequest, { ...service, ...change })).toEqual([code]);
  });
});

describe('tourRequest', () => {
  it('starts with 8 hours [B5.1.19, B5.1.21]', () => {
    expect(tourRequest.parse(tour)).toMatchObject({ durationHours: 8, destinationsRu: [], basePrice: 60.25 });
  });

  it('takes destinations as a list or separated by commas [B5.1.18]', () => {
    const places = { destinations: 'Gobustan, , Mud volcanoes ', destinationsRu: ['Гобустан', ' '] };
    expect(tourRequest.parse({ ...tour, ...places })).toMatchObject({
      destinations: ['Gobustan', 'Mud volcanoes'],
      destinationsRu: ['Гобустан'],
    });
  });

  it.each([
    [{ destinations: ' , ' }, 'destinations.required'],
    [{ destinations: undefined }, 'destinations.required'],
    [{ destinations: ['x'.repeat(121)] }, 'destinations.tooLong'],
    [{ durationHours: 0.5 }, 'durationHours.belowMinimum'],
    [{ basePrice: Number.NaN }, 'basePrice.required'],
  ])('rejects %j as %s', (change, code) => {
    expect(codes(tourRequest, { ...tour, ...change })).toEqual([code]);
  });
});

describe('photos of a record', () => {
  const photos = (count: number) => Array.from({ length: count }, () => ({ imageHash: hash }));

  it.each([
    [carRequest, car, 5],
    [serviceRequest, service, 10],
    [tourRequest, tour, 10],
  ])(
    'are as many as the specification allows [B5.1.24, B5.1.25, B9.3]',
    (schema: z.ZodType, record: object, most: number) => {
      expect(codes(schema, { ...record, photos: photos(most) })).toEqual([]);
      expect(codes(schema, { ...record, photos: photos(most + 1) })).toEqual(['photos.tooMany']);
    },
  );

  it.each([
    [[{}], 'photo.exactlyOne'],
    [[{ imageHash: hash, imageBase64: 'UklGRg==' }], 'photo.exactlyOne'],
    [[{ imageHash: 'me.jpg' }], 'imageHash.invalid'],
    [[{ imageBase64: 'x'.repeat(imageLimits.bytes * 1.4) }], 'image.tooLarge'],
    [
      [
        { imageHash: hash, isMain: true },
        { imageHash: hash, isMain: true },
      ],
      'photos.oneMain',
    ],
  ])('reject what is no photo (%#)', (given, code) => {
    expect(codes(carRequest, { ...car, photos: given })).toEqual([code]);
  });
});
