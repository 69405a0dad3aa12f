/** Cost of hashing passwords and PINs: OWASP's recommendation for argon2id, 19 MiB (`memoryCost` in KiB), 2 passes, 1 lane. */
export const argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
