/** The extra that makes a tour longer, as the staff API returns it. */
export const extraHour = {
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  code: 'extra_hour',
  name: 'Extra hour',
  nameRu: null,
  description: null,
  descriptionRu: null,
  priceUsd: 20,
  maxCount: 4,
  offerKinds: ['tour'],
  isActive: true,
  displayOrder: 1,
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};
