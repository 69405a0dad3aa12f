import { changePasswordRequest, createAdminRequest } from '@chauffeur/contracts/identity/account';
import { z } from 'zod';

const confirmPassword = z.string().min(1, 'confirmPassword.required');

/** Rejects two passwords that differ, reported together with the errors of other fields. */
const mismatch = {
  path: ['confirmPassword'],
  error: 'confirmPassword.mismatch',
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && Boolean(Reflect.get(value, 'confirmPassword')),
};

/** The request, with the new password repeated. */
export const changePasswordForm = changePasswordRequest
  .extend({ confirmPassword })
  .refine((entered) => entered.newPassword === entered.confirmPassword, mismatch);
export type ChangePasswordForm = z.infer<typeof changePasswordForm>;

/** The request to add an admin, with the password repeated. */
export const addAdminForm = createAdminRequest
  .extend({ confirmPassword })
  .refine((entered) => entered.password === entered.confirmPassword, mismatch);
export type AddAdminForm = z.infer<typeof addAdminForm>;
