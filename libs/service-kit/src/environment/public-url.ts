import { z } from 'zod';

const must = 'must be the address of the site without a path: https://rides.example.com';

/** PUBLIC_URL: where visitors reach the site, without a slash at its end. Paths of pages and links are added to it. */
export const publicUrl = z
  .url({ protocol: /^https?$/, error: must })
  .refine((text) => /^https?:\/\/[^/?#]+\/*$/i.test(text), must)
  .transform((text) => new URL(text).origin);
