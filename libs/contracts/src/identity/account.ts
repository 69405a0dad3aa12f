import { z } from 'zod';
import { idInput } from '../http/id-input.js';
import { emailAddress, requiredText, textInput } from '../inputs/text.js';

/** Length of an admin's password, in characters: min of the specification, max to limit the cost of hashing. */
const passwordLimits = { min: 6, max: 200 } as const;

/** An existing password; error codes: `<field>.required`, `.tooLong`. */
export function existingPassword(field: string) {
  return textInput(field, `${field}.required`)
    .min(1, `${field}.required`)
    .max(passwordLimits.max, `${field}.tooLong`);
}

/** A new password; also `<field>.tooShort`. */
export function newPassword(field: string) {
  return existingPassword(field).min(passwordLimits.min, `${field}.tooShort`);
}

/** Fields of a new admin's account. */
export const newAdmin = {
  username: requiredText('username', 100),
  email: emailAddress('email'),
  password: newPassword('password'),
} as const;

/**
 * The signed-in admin's password, entered again for actions that a stolen session must not allow. A wrong one is rejected as
 * `currentPassword.wrong` of the field; after several, all are rejected for a while as `request.tooMany`.
 */
export const confirmedRequest = z
  .object({ currentPassword: existingPassword('currentPassword') })
  .meta({ id: 'Confirmed' });
export type ConfirmedRequest = z.infer<typeof confirmedRequest>;

/** The current session, which the gateway adds for identity. */
const inSession = { sessionId: idInput('sessionId.invalid') } as const;

export const confirmedCommand = confirmedRequest.extend(inSession);
export type ConfirmedCommand = z.infer<typeof confirmedCommand>;

/** Adds an admin; an email address that has an account is rejected as `admin.emailTaken`. */
export const createAdminRequest = confirmedRequest.extend(newAdmin).meta({ id: 'CreateAdmin' });
export type CreateAdminRequest = z.infer<typeof createAdminRequest>;

export const createAdminCommand = createAdminRequest.extend(inSession);
export type CreateAdminCommand = z.infer<typeof createAdminCommand>;

export const changePasswordRequest = confirmedRequest
  .extend({ newPassword: newPassword('newPassword') })
  .meta({ id: 'ChangePassword' });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

/** The gateway's command; only the session in it stays valid. */
export const changePasswordCommand = changePasswordRequest.extend(inSession);
export type ChangePasswordCommand = z.infer<typeof changePasswordCommand>;

export const adminResponse = z
  .object({ id: z.uuid(), username: z.string(), email: z.string() })
  .meta({ id: 'Admin' });
export type AdminResponse = z.infer<typeof adminResponse>;

/** An admin in the list of admins. */
export const listedAdminResponse = adminResponse
  .extend({ createdAt: z.iso.datetime() })
  .meta({ id: 'ListedAdmin' });
export type ListedAdminResponse = z.infer<typeof listedAdminResponse>;
