import { z } from 'zod';
import { idInput } from '../http/id-input.js';
import { emailAddress, requiredText, textInput } from '../text.js';

/** The specification's minimum for an admin's password, in characters; the maximum bounds the hash's work. */
const passwordLimits = { min: 6, max: 200 } as const;

/** A password that exists already; error codes: `<field>.required`, `.tooLong`. */
export function knownPassword(field: string) {
  return textInput(field, `${field}.required`)
    .min(1, `${field}.required`)
    .max(passwordLimits.max, `${field}.tooLong`);
}

/** A password to be; also `<field>.tooShort`. */
export function newPassword(field: string) {
  return knownPassword(field).min(passwordLimits.min, `${field}.tooShort`);
}

/** What every admin's account is made of. */
export const newAdmin = {
  username: requiredText('username', 100),
  email: emailAddress('email'),
  password: newPassword('password'),
} as const;

/**
 * The signed-in admin's own password, entered again for what a stolen session must not be enough for. A wrong one is
 * rejected as the field's `currentPassword.wrong`, and after several wrong ones all are for a while, as `request.tooMany`.
 */
export const confirmedRequest = z
  .object({ currentPassword: knownPassword('currentPassword') })
  .meta({ id: 'Confirmed' });
export type ConfirmedRequest = z.infer<typeof confirmedRequest>;

/** The session in which it is entered: what the gateway adds for identity. */
const inSession = { sessionId: idInput('sessionId.invalid') } as const;

export const confirmedCommand = confirmedRequest.extend(inSession);
export type ConfirmedCommand = z.infer<typeof confirmedCommand>;

/** A further admin, added by one who is signed in; an email that has an account is rejected as `admin.emailTaken`. */
export const createAdminRequest = confirmedRequest.extend(newAdmin).meta({ id: 'CreateAdmin' });
export type CreateAdminRequest = z.infer<typeof createAdminRequest>;

export const createAdminCommand = createAdminRequest.extend(inSession);
export type CreateAdminCommand = z.infer<typeof createAdminCommand>;

export const changePasswordRequest = confirmedRequest
  .extend({ newPassword: newPassword('newPassword') })
  .meta({ id: 'ChangePassword' });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

/** The session is the one that stays valid. */
export const changePasswordCommand = changePasswordRequest.extend(inSession);
export type ChangePasswordCommand = z.infer<typeof changePasswordCommand>;

export const adminResponse = z
  .object({ id: z.uuid(), username: z.string(), email: z.string() })
  .meta({ id: 'Admin' });
export type AdminResponse = z.infer<typeof adminResponse>;

/** An admin in the list of all. */
export const listedAdminResponse = adminResponse
  .extend({ createdAt: z.iso.datetime() })
  .meta({ id: 'ListedAdmin' });
export type ListedAdminResponse = z.infer<typeof listedAdminResponse>;
