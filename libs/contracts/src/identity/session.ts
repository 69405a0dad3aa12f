import { z } from 'zod';
import { textInput } from '../inputs/text.js';
import { adminResponse, existingPassword, newAdmin } from './account.js';
import { secondFactorCode } from './second-factor.js';

/** Seconds for which an access token is valid; older tokens, and those without an expiry, are rejected. */
export const accessTokenLifetime = 600;

const password = existingPassword('password');

export const signInRequest = z
  .object({
    email: textInput('email', 'email.required').trim().min(1, 'email.required').max(254),
    password,
    /** Required if the admin has turned on the second factor, else `code.required`. */
    code: secondFactorCode.optional(),
  })
  .meta({ id: 'SignIn' });
export type SignInRequest = z.infer<typeof signInRequest>;

export const createFirstAdminRequest = z
  .object({
    ...newAdmin,
    /** Required unless only this machine reaches the product: the token of the link printed at the start. */
    setupToken: textInput('setupToken').max(200).optional(),
  })
  .meta({ id: 'CreateFirstAdmin' });
export type CreateFirstAdminRequest = z.infer<typeof createFirstAdminRequest>;

/** A session. Browsers hold the access token in memory; the refresh token is only in an HttpOnly cookie. */
export const sessionResponse = z
  .object({
    accessToken: z.string(),
    /** Seconds. */
    expiresIn: z.number().int(),
    admin: adminResponse,
  })
  .meta({ id: 'Session' });
export type SessionResponse = z.infer<typeof sessionResponse>;

/** Identity's response to the gateway, which sets the refresh token as a cookie. */
export const issuedSession = sessionResponse.extend({
  refreshToken: z.string(),
  refreshExpiresAt: z.iso.datetime(),
  /** Only after a sign-in: marks the device as known. */
  deviceToken: z.string().optional(),
});
export type IssuedSession = z.infer<typeof issuedSession>;

/** Days for which a device stays known after an admin's sign-in. */
export const knownDeviceDays = 90;

/** The gateway's command to identity: the request and its origin. */
export const signInCommand = signInRequest.extend({
  /** The client's network address, for IPv6 its network; '' from gateways of the previous release. */
  address: textInput('address').max(100).default(''),
  /** Token of a known device. */
  deviceToken: textInput('deviceToken').max(1_000).optional(),
  /** The browser's refresh token of an earlier session, which the new cookie replaces. */
  replaces: textInput('replaces').max(200).optional(),
});
export type SignInCommand = z.infer<typeof signInCommand>;

/** Ids of sessions: in the gateway's request those that have open streams, in identity's response those still valid. */
export const sessionIds = z.object({ sessionIds: z.array(z.uuid()).max(10_000) });
export type SessionIds = z.infer<typeof sessionIds>;

export const setupStateResponse = z
  .object({ isOpen: z.boolean(), needsToken: z.boolean() })
  .meta({ id: 'SetupState' });
export type SetupStateResponse = z.infer<typeof setupStateResponse>;
