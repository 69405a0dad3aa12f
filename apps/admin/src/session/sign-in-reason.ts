import { z } from 'zod';

/** The history state of /admin/login: where the admin was going. */
const signInReason = z.object({ goingTo: z.string().startsWith('/') });
export type SignInReason = z.infer<typeof signInReason>;

/** Returns where to go after signing in. */
export function destinationOf(state: unknown): string {
  return signInReason.safeParse(state).data?.goingTo ?? '/';
}
