import { z } from 'zod';
import { textInput } from '../text.js';
import { adminResponse, knownPassword, newAdmin } from './account.js';
import { secondFactorCode } from './second-factor.js';

/** Seconds for which identity makes an access token valid; one that is older, or says nothing of its end, is rejected. */
export const accessTokenLifetime = 600;

const password = knownPassword('password');

export const signInRequest = z
  .object({
    email: textInput('email', 'email.required').trim().min(1, 'email.required').max(254),
    password,
    /** Of the second step, where the admin has turned it on; without it the request is rejected as `code.required`. */
    code: secondFactorCode.optional(),
  })
  .meta({ id: 'SignIn' });
export type SignInRequest = z.infer<typeof signInRequest>;

export const createFirstAdminRequest = z
  .object({
    ...newAdmin,
    /** Required where others than this machine reach the product: the token of the link printed at the start. */
    setupToken: textInput('setupToken').max(200).optional(),
  })
  .meta({ id: 'CreateFirstAdmin' });
export type CreateFirstAdminRequest = z.infer<typeof createFirstAdminRequest>;

/** The access token is stored in memory by the browser; the refresh token travels in an HttpOnly cookie alone. */
export const sessionResponse = z
  .object({
    accessToken: z.string(),
    /** Seconds. */
    expiresIn: z.number().int(),
    admin: adminResponse,
  })
  .meta({ id: 'Session' });
export type SessionResponse = z.infer<typeof sessionResponse>;

/** Identity's response to the gateway, which turns the refresh token into the cookie. */
export const issuedSession = sessionResponse.extend({
  refreshToken: z.string(),
  refreshExpiresAt: z.iso.datetime(),
  /** After a sign-in: makes the device a known one. */
  deviceToken: z.string().optional(),
});
export type IssuedSession = z.infer<typeof issuedSession>;

/** Days for which a device on which an admin has signed in is known. */
export const knownDeviceDays = 90;

/** What the gateway hands to identity: the request beside where it comes from. */
export const signInCommand = signInRequest.extend({
  /** The client's network address, of IPv6 the network; '' from a gateway of the release before, which does not say it. */
  address: textInput('address').max(100).default(''),
  /** Of a device on which an admin has signed in before. */
  deviceToken: textInput('deviceToken').max(1_000).optional(),
});
export type SignInCommand = z.infer<typeof signInCommand>;

/** The ids of sessions: in the gateway's question those whose streams it holds, in identity's response those still open. */
export const sessionIds = z.object({ sessionIds: z.array(z.uuid()).max(10_000) });
export type SessionIds = z.infer<typeof sessionIds>;

export const setupStateResponse = z
  .object({ isOpen: z.boolean(), needsToken: z.boolean() })
  .meta({ id: 'SetupState' });
export type SetupStateResponse = z.infer<typeof setupStateResponse>;
