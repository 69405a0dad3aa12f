/** How identity signs access tokens; checked beside the signature and the expiry. */
export const accessTokenRules = { algorithm: 'HS256', issuer: 'identity', audience: 'staff' } as const;
