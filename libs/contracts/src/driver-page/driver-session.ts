import { z } from 'zod';
import { driverLanguage } from '../languages/language.js';
import { textInput } from '../inputs/text.js';

/** A PIN of 4 to 6 digits: set by staff, or the last four digits of the driver's phone number. */
export const driverPin = textInput('pin', 'pin.required')
  .trim()
  .regex(/^\d{4,6}$/, 'pin.invalid');

/**
 * Signs a driver in on a new device. Errors: `pin.wrong` (401, `errors[].params.triesLeft`), `link.locked` (429 with
 * Retry-After), `link.invalid` (401), `link.expired` (410).
 */
export const driverSessionRequest = z
  .object({
    /** The part of the driver's link after `#`. */
    token: textInput('token', 'token.required').min(1, 'token.required').max(200, 'token.tooLong'),
    pin: driverPin,
  })
  .meta({ id: 'DriverSessionRequest' });
export type DriverSessionRequest = z.infer<typeof driverSessionRequest>;

/** The signed-in driver; the session itself is in the cookie `driver_session`. */
export const signedInDriver = z
  .object({
    /** Stored with pending steps, as drivers may share a phone; null from services of an earlier release. */
    id: z.uuid().nullable().default(null),
    /** The first word of the driver's name. */
    firstName: z.string(),
    language: driverLanguage,
  })
  .meta({ id: 'SignedInDriver' });
export type SignedInDriver = z.infer<typeof signedInDriver>;

export const driverSessionResponse = z
  .object({ driver: signedInDriver, serverNow: z.iso.datetime() })
  .meta({ id: 'DriverSession' });
export type DriverSessionResponse = z.infer<typeof driverSessionResponse>;

/** The gateway's command to open a session; `device` is the text for staff, "Android, Chrome". */
export const openDriverSessionCommand = driverSessionRequest.extend({
  device: z.string().max(80),
  /** The device's previous session, which ends. */
  replaces: z.string().max(200).optional(),
});
export type OpenDriverSessionCommand = z.infer<typeof openDriverSessionCommand>;

/** The booking service's response with a new session: the cookie's content, for the gateway only. */
export const openedDriverSession = driverSessionResponse.extend({
  session: z.string(),
  endsAt: z.iso.datetime(),
});
export type OpenedDriverSession = z.infer<typeof openedDriverSession>;

/** A command with the cookie's content; '' without a cookie. */
export const driverSessionCommand = z.object({ session: z.string().max(200) });
export type DriverSessionCommand = z.infer<typeof driverSessionCommand>;

/** The language of the names of places; without it, that of the driver. */
export const driverRidesQuery = z.object({ language: driverLanguage.optional() });
export type DriverRidesQuery = z.infer<typeof driverRidesQuery>;

/** The gateway's command to read the rides of a session's driver; `token` is that of the link by which the page was opened. */
export const driverRidesCommand = driverSessionCommand
  .extend({ token: z.string().max(200).optional() })
  .extend(driverRidesQuery.shape);
export type DriverRidesCommand = z.infer<typeof driverRidesCommand>;
