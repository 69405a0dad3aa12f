/** What an access token must be, beside signed with the shared secret and not expired. */
export const accessTokenRules = { algorithm: 'HS256', issuer: 'identity', audience: 'staff' } as const;
