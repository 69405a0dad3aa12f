import { performance } from 'node:perf_hooks';
import { accessTokenLifetime } from '@chauffeur/contracts/identity/session';
import { signIn, type Credentials, type Staff } from '../../staff.ts';

/** Milliseconds after which a session's access token is renewed. */
const renewAfter = (accessTokenLifetime * 1_000) / 2;

/** Staff who sign in again before their access token expires, because a fault may last longer than a token. */
export async function longLivedStaff(site: string, credentials: Credentials): Promise<Staff> {
  let signedInAt = performance.now();
  let session = Promise.resolve(await signIn(site, credentials));
  const present = () => {
    if (performance.now() - signedInAt < renewAfter) return session;
    signedInAt = performance.now();
    const former = session;
    // While identity is unavailable the former session is used; the next call tries again.
    session = signIn(site, credentials).catch(() => {
      signedInAt = 0;
      return former;
    });
    return session;
  };
  const { cookie } = await session;
  return { cookie, call: async (...request) => (await present()).call(...request) };
}
