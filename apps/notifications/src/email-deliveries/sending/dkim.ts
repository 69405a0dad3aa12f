import { z } from 'zod';

/** The variables of DKIM: all three or none. */
export const dkimVariables = {
  /** The domain that signs; that of MAIL_FROM, as DMARC requires. */
  DKIM_DOMAIN: z.string().optional(),
  /** The name under which the public key stands in DNS: `<selector>._domainkey.<domain>`. */
  DKIM_SELECTOR: z.string().optional(),
  /** The private key in PEM; line breaks may be written as \n. */
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((key) => key.replaceAll(String.raw`\n`, '\n'))
    .refine((key) => key.includes('PRIVATE KEY-----'), 'must be a private key in PEM')
    .optional(),
};

interface DkimEnvironment {
  readonly DKIM_DOMAIN?: string | undefined;
  readonly DKIM_SELECTOR?: string | undefined;
  readonly DKIM_PRIVATE_KEY?: string | undefined;
}

/** True where all of it is given, or nothing. */
export function isDkimWhole({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: DkimEnvironment): boolean {
  return (
    new Set([DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY].map((value) => value === undefined)).size === 1
  );
}

/** What nodemailer signs with, or undefined. */
export function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: DkimEnvironment) {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return undefined;
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY };
}
