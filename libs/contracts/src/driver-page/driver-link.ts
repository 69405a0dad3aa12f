import { z } from 'zod';
import { driverPin } from './driver-session.js';

/** The driver's page, for devices that are signed in. */
export function driverPageUrl(publicUrl: string): string {
  return `${publicUrl}/drive`;
}

/** Where a driver's link leads, with the token after `#`, where no server, proxy or scanner sees it. */
export function driverLinkUrl(publicUrl: string, token: string): string {
  return `${driverPageUrl(publicUrl)}#${token}`;
}

/** Wrong PINs of a link: the fifth in a row locks it, the twentieth ends it. */
export const pinLimits = { tries: 5, lockedMinutes: 15, triesInAll: 20 } as const;

/** Makes a driver's link; the one before and all devices end. `driver.pinMissing` (409) without phone and PIN. */
export const renewDriverLinkRequest = z
  .object({
    /** Another PIN; null returns to the phone's last four digits; absent keeps the one that was set. */
    pin: driverPin.nullable().optional(),
  })
  .meta({ id: 'RenewDriverLink' });
export type RenewDriverLinkRequest = z.infer<typeof renewDriverLinkRequest>;

/** A device on which a driver is signed in. */
export const driverDevice = z
  .object({
    /** Of the session, for signing it out. */
    id: z.uuid(),
    /** System and browser, "Android, Chrome". */
    device: z.string(),
    firstUsedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
  })
  .meta({ id: 'DriverDevice' });
export type DriverDevice = z.infer<typeof driverDevice>;

/** Whether and how a driver gets to the driver's page; no token. */
export const driverAccess = z
  .object({
    /** Null before the first one is made, and after it has ended. */
    link: z
      .object({
        madeAt: z.iso.datetime(),
        /** Until when no PIN is accepted; null while one is. */
        lockedUntil: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** When wrong PINs last locked or ended the newest link; null where none did since it was made. */
    triedAt: z.iso.datetime().nullable(),
    /** Whether wrong PINs have ended the newest link: the driver needs a new one. */
    isEndedByTries: z.boolean(),
    /** `own`: set by staff; `phone`: the last four digits of the phone number; `missing`: neither, so no link can be made. */
    pin: z.enum(['own', 'phone', 'missing']),
    /** Most recently used first. */
    devices: z.array(driverDevice),
  })
  .meta({ id: 'DriverAccess' });
export type DriverAccess = z.infer<typeof driverAccess>;

/** A new link as staff copy it: the only answer that carries its token. */
export const renewedDriverLink = driverAccess.extend({ url: z.url() }).meta({ id: 'RenewedDriverLink' });
export type RenewedDriverLink = z.infer<typeof renewedDriverLink>;

/** A driver's link that wrong PINs have locked or ended; a warning for staff. */
export const triedLink = z
  .object({
    driverId: z.uuid(),
    name: z.string(),
    triedAt: z.iso.datetime(),
    /** Whether it has ended; else it is only locked for some minutes. */
    isEnded: z.boolean(),
  })
  .meta({ id: 'TriedLink' });
export type TriedLink = z.infer<typeof triedLink>;
