import { randomUUID } from 'node:crypto';
import type { StaffPlaceResponse } from '@chauffeur/contracts/catalogue/places/place';

/** Returns a place as catalogue responds to staff, with the given differences. */
export const aStaffPlace = (differences: Partial<StaffPlaceResponse>): StaffPlaceResponse => ({
  id: randomUUID(),
  name: 'Hilton Baku',
  nameRu: 'Хилтон Баку',
  nameAz: 'Hilton Bakı',
  kind: 'hotel',
  address: null,
  addressRu: null,
  aliases: [],
  isPopular: false,
  latitude: 40.37,
  longitude: 49.84,
  meetingNote: null,
  meetingNoteRu: null,
  isActive: true,
  version: 1,
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  ...differences,
});
