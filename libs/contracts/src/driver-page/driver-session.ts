import { z } from 'zod';
import { driverLanguage } from '../language.js';
import { textInput } from '../text.js';

/** 4 to 6 digits: those that staff set, else the last four of the driver's phone number. */
export const driverPin = textInput('pin', 'pin.required')
  .trim()
  .regex(/^\d{4,6}$/, 'pin.invalid');

/**
 * A driver comes in on a new device. Errors: `pin.wrong` (401, `errors[].params.triesLeft`), `link.locked` (429 with
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

/** The driver who is in; the session itself is in the cookie `driver_session`. */
export const signedInDriver = z
  .object({
    /** Phones that drivers share store it with steps that wait; null from a service of an earlier release. */
    id: z.uuid().nullable().default(null),
    /** The first word of the name. */
    firstName: z.string(),
    language: driverLanguage,
  })
  .meta({ id: 'SignedInDriver' });
export type SignedInDriver = z.infer<typeof signedInDriver>;

export const driverSessionResponse = z
  .object({ driver: signedInDriver, serverNow: z.iso.datetime() })
  .meta({ id: 'DriverSession' });
export type DriverSessionResponse = z.infer<typeof driverSessionResponse>;

/** What the gateway hands on of a request for a session; `device` is as staff see it, "Android, Chrome". */
export const openDriverSessionCommand = driverSessionRequest.extend({
  device: z.string().max(80),
  /** The session that this device has had until now, which ends. */
  replaces: z.string().max(200).optional(),
});
export type OpenDriverSessionCommand = z.infer<typeof openDriverSessionCommand>;

/** What the booking service returns of a new session: the cookie's content, for the gateway alone. */
export const openedDriverSession = driverSessionResponse.extend({
  session: z.string(),
  endsAt: z.iso.datetime(),
});
export type OpenedDriverSession = z.infer<typeof openedDriverSession>;

/** The cookie's content as the gateway hands it on; '' without one. */
export const driverSessionCommand = z.object({ session: z.string().max(200) });
export type DriverSessionCommand = z.infer<typeof driverSessionCommand>;

/** The rides of a session's driver, as a page asks that was opened by a link; `token` is absent without one. */
export const driverRidesCommand = driverSessionCommand.extend({ token: z.string().max(200).optional() });
export type DriverRidesCommand = z.infer<typeof driverRidesCommand>;
