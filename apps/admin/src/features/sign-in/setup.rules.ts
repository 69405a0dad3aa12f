import { createFirstAdminRequest } from '@chauffeur/contracts/identity/session';
import { z } from 'zod';

/** The setup form: the request and the password once more. `needsToken` where the server requires the setup token. */
export function setupForm(needsToken: boolean) {
  const setupToken = z.string().trim().max(200);
  return createFirstAdminRequest
    .extend({
      confirmPassword: z.string().min(1, 'confirmPassword.required'),
      setupToken: needsToken ? setupToken.min(1, 'setupToken.required') : setupToken,
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: 'confirmPassword.mismatch',
      // Together with the errors of other fields.
      when: ({ value }) =>
        typeof value === 'object' && value !== null && Boolean(Reflect.get(value, 'confirmPassword')),
    });
}

export type SetupFormValues = z.infer<ReturnType<typeof setupForm>>;
