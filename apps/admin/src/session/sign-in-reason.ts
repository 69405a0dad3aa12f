import { z } from 'zod';

/** State in the browser's history of /admin/login: where the admin was going. */
const signInReason = z.object({ goingTo: z.string().startsWith('/') });
export type SignInReason = z.infer<typeof signInReason>;

/** Where to go after signing in. */
export function destinationOf(state: unknown): string {
  return signInReason.safeParse(state).data?.goingTo ?? '/';
}
