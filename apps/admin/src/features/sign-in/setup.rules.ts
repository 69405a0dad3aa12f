import { createFirstAdminRequest } from '@chauffeur/contracts/identity/session';
import { z } from 'zod';

/**
 * Returns the setup form: the request, with the password repeated. `needsToken` if the server requires the setup token.
 */
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
      // Reported together with the errors of other fields.
      when: ({ value }) =>
        typeof value === 'object' && value !== null && Boolean(Reflect.get(value, 'confirmPassword')),
    });
}

export type SetupFormValues = z.infer<ReturnType<typeof setupForm>>;
