import { z } from 'zod';
import { idInput } from '../http/id-input.js';
import { recordPaths } from '../http/paths.js';
import { recordMetadata } from '../http/record.js';
import { optionalText } from '../inputs/text.js';

/** Paths of the booking service for vehicles. */
export const vehiclePaths = recordPaths('/vehicles');

/** Max. length of a vehicle's texts, in characters. */
export const vehicleTextLimits = { label: 40, plate: 15, colour: 40, notes: 2000 } as const;

/** Max vehicles that are added at once. */
export const maxVehiclesAtOnce = 50;

/** A physical car that staff enter: it belongs to a car of the catalogue and has a label and number plate. */
export const vehicleRequest = z
  .object({
    carId: idInput('carId.required'),
    /** Defaults to the next number of this car. */
    label: optionalText('label', vehicleTextLimits.label),
    /** Stored in upper case. */
    plate: optionalText('plate', vehicleTextLimits.plate).transform((plate) => plate?.toUpperCase() ?? null),
    colour: optionalText('colour', vehicleTextLimits.colour),
    colourRu: optionalText('colourRu', vehicleTextLimits.colour),
    /** An inactive vehicle takes no new rides. */
    isActive: z.boolean('isActive.invalid').default(true),
    notes: optionalText('notes', vehicleTextLimits.notes),
    /** Only for new vehicles: adds this many, numbered. */
    count: z
      .number('count.invalid')
      .int('count.invalid')
      .min(1, 'count.invalid')
      .max(maxVehiclesAtOnce, 'count.invalid')
      .default(1),
    /** Takes it off rides ahead when it is set inactive; if false, such rides reject the change. */
    releaseRides: z.boolean('releaseRides.invalid').default(false),
  })
  .check(({ value, issues }) => {
    if (value.count === 1) return;
    for (const field of ['label', 'plate'] as const) {
      if (value[field] === null) continue;
      issues.push({ code: 'custom', input: value[field], path: [field], message: `${field}.ofOneAlone` });
    }
  })
  .meta({ id: 'VehicleRequest' });
export type VehicleRequest = z.infer<typeof vehicleRequest>;

export const vehicleResponse = z
  .object({
    id: z.uuid(),
    carId: z.uuid(),
    label: z.string(),
    plate: z.string().nullable(),
    colour: z.string().nullable(),
    colourRu: z.string().nullable(),
    isActive: z.boolean(),
    notes: z.string().nullable(),
    ...recordMetadata,
  })
  .meta({ id: 'Vehicle' });
export type VehicleResponse = z.infer<typeof vehicleResponse>;
