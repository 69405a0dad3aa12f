import { z } from 'zod';
import { driverPin } from './driver-session.js';

/** Returns the address of the driver's page, for signed-in devices. */
export function driverPageUrl(publicUrl: string): string {
  return `${publicUrl}/drive`;
}

/** Returns the URL of a driver's link. The token is after `#`, where no server, proxy or scanner sees it. */
export function driverLinkUrl(publicUrl: string, token: string): string {
  return `${driverPageUrl(publicUrl)}#${token}`;
}

/** Limits of wrong PINs for a link: the fifth in a row locks it, the twentieth in total ends it. */
export const pinLimits = { tries: 5, lockedMinutes: 15, triesInAll: 20 } as const;

/** Creates a driver's link; ends the previous one and signs out all devices. `driver.pinMissing` (409) without phone and PIN. */
export const renewDriverLinkRequest = z
  .object({
    /** A new PIN; null: the phone's last four digits; absent: unchanged. */
    pin: driverPin.nullable().optional(),
  })
  .meta({ id: 'RenewDriverLink' });
export type RenewDriverLinkRequest = z.infer<typeof renewDriverLinkRequest>;

/** A device on which a driver is signed in. */
export const driverDevice = z
  .object({
    /** Id of the session, to sign it out. */
    id: z.uuid(),
    /** System and browser: "Android, Chrome". */
    device: z.string(),
    firstUsedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
  })
  .meta({ id: 'DriverDevice' });
export type DriverDevice = z.infer<typeof driverDevice>;

/** A driver's access to the driver's page: link, PIN and devices, without the token. */
export const driverAccess = z
  .object({
    /** Null before the first link was created, and after it has ended. */
    link: z
      .object({
        madeAt: z.iso.datetime(),
        /** Until when no PIN is accepted; null if not locked. */
        lockedUntil: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** When wrong PINs last locked or ended the newest link; null if they never did. */
    triedAt: z.iso.datetime().nullable(),
    /** Whether wrong PINs have ended the newest link: the driver needs a new one. */
    isEndedByTries: z.boolean(),
    /** `own`: set by staff; `phone`: the phone's last four digits; `missing`: neither, so that no link can be created. */
    pin: z.enum(['own', 'phone', 'missing']),
    /** Most recently used first. */
    devices: z.array(driverDevice),
  })
  .meta({ id: 'DriverAccess' });
export type DriverAccess = z.infer<typeof driverAccess>;

/** A new link for staff to copy: the only response with its token. */
export const renewedDriverLink = driverAccess.extend({ url: z.url() }).meta({ id: 'RenewedDriverLink' });
export type RenewedDriverLink = z.infer<typeof renewedDriverLink>;

/** A driver's link that wrong PINs have locked or ended; a warning for staff. */
export const triedLink = z
  .object({
    driverId: z.uuid(),
    name: z.string(),
    triedAt: z.iso.datetime(),
    /** Whether it has ended; if not, it is locked for some minutes. */
    isEnded: z.boolean(),
  })
  .meta({ id: 'TriedLink' });
export type TriedLink = z.infer<typeof triedLink>;
