import type { StaffCarResponse } from '@chauffeur/contracts/catalogue/car';

/** The id of all records in these specs. */
export const recordId = '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11';

export const recordMetadata = {
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};

/** A car that staff can book. */
export function aStaffCar(fields: Partial<StaffCarResponse> = {}): StaffCarResponse {
  return {
    id: recordId,
    brand: 'Toyota',
    model: 'Camry',
    year: 2024,
    capacity: 4,
    luggageLarge: null,
    categoryId: recordId,
    category: { id: recordId, name: 'Economy', nameRu: null },
    basePrice: 25,
    isAvailable: true,
    image: null,
    photos: [],
    ...recordMetadata,
    ...fields,
  };
}
