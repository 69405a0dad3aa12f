import { signIn, type Credentials, type Staff } from '../../staff.ts';

/** Staff who sign in again once their access token has expired, because a fault may last longer than a token. */
export async function longLivedStaff(site: string, credentials: Credentials): Promise<Staff> {
  let session = await signIn(site, credentials);
  return {
    cookie: session.cookie,
    async call(...request) {
      const response = await session.call(...request);
      if (response.status !== 401) return response;
      session = await signIn(site, credentials);
      return session.call(...request);
    },
  };
}
