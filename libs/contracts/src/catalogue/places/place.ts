import { z } from 'zod';
import { recordMetadata } from '../../http/record.js';
import { isVisible, optionalText, requiredText, textInput } from '../../inputs/text.js';

export const placeKinds = [
  'airport',
  'station',
  'hotel',
  'sight',
  'business',
  'shopping',
  'restaurant',
  'hospital',
  'region',
] as const;
const placeKind = z.enum(placeKinds, 'kind.required');
export type PlaceKind = z.infer<typeof placeKind>;

/** Max number of active places, of aliases of one, and max lengths in characters. */
export const placeLimits = {
  active: 500,
  aliases: 20,
  alias: 60,
  name: 120,
  address: 200,
  meetingNote: 300,
} as const;

/** Other names, as a list or comma-separated from a form's field. Blank ones are dropped. */
const aliases = z
  .union([z.string().transform((text) => text.split(',')), z.array(z.string())], 'aliases.invalid')
  .transform((names) => names.map((name) => name.trim()).filter(isVisible))
  .pipe(
    z
      .array(textInput('aliases').max(placeLimits.alias, 'aliases.tooLong'))
      .max(placeLimits.aliases, 'aliases.tooMany'),
  )
  .default([]);

function degrees(field: string, max: number) {
  return z
    .number(`${field}.invalid`)
    .min(-max, `${field}.invalid`)
    .max(max, `${field}.invalid`)
    .nullish()
    .transform((value) => value ?? null);
}

/** A place that staff enter, for pickups and drop-offs; its name must be unique among its kind, else `place.nameTaken`. */
export const placeRequest = z
  .object({
    name: requiredText('name', placeLimits.name),
    nameRu: optionalText('nameRu', placeLimits.name),
    nameAz: optionalText('nameAz', placeLimits.name),
    kind: placeKind,
    address: optionalText('address', placeLimits.address),
    addressRu: optionalText('addressRu', placeLimits.address),
    aliases,
    latitude: degrees('latitude', 90),
    longitude: degrees('longitude', 180),
    /** Where the driver meets the customer: "Exit B, ground floor". */
    meetingNote: optionalText('meetingNote', placeLimits.meetingNote),
    meetingNoteRu: optionalText('meetingNoteRu', placeLimits.meetingNote),
    /** Whether it is suggested before anything is typed. */
    isPopular: z.boolean('isPopular.invalid').default(false),
    /** Visitors find only active places. */
    isActive: z.boolean('isActive.invalid').default(true),
  })
  .check(({ value, issues }) => {
    if ((value.latitude === null) === (value.longitude === null)) return;
    const field = value.latitude === null ? 'latitude' : 'longitude';
    issues.push({ code: 'custom', input: null, path: [field], message: `${field}.required` });
  })
  .meta({ id: 'PlaceRequest' });
export type PlaceRequest = z.infer<typeof placeRequest>;

/** A place for the site's search. */
export const placeResponse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    nameRu: z.string().nullable(),
    nameAz: z.string().nullable(),
    kind: placeKind,
    address: z.string().nullable(),
    addressRu: z.string().nullable(),
    aliases: z.array(z.string()),
    isPopular: z.boolean(),
  })
  .meta({ id: 'Place' });
export type PlaceResponse = z.infer<typeof placeResponse>;

/** What a place is called. */
export const placeNames = placeResponse.pick({
  id: true,
  name: true,
  nameRu: true,
  address: true,
  addressRu: true,
});
export type PlaceNames = z.infer<typeof placeNames>;

/** A place in staff's responses. */
export const staffPlaceResponse = placeResponse
  .extend({
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    meetingNote: z.string().nullable(),
    meetingNoteRu: z.string().nullable(),
    isActive: z.boolean(),
    ...recordMetadata,
  })
  .meta({ id: 'StaffPlace' });
export type StaffPlaceResponse = z.infer<typeof staffPlaceResponse>;
