import { z } from 'zod';

const must = 'must be the address of the site without a path: https://rides.example.com';

/** PUBLIC_URL: the site's address for visitors, without a trailing slash. Paths of pages and links are appended to it. */
export const publicUrl = z
  .url({ protocol: /^https?$/, error: must, abort: true })
  .refine((text) => /^https?:\/\/[^/?#]+\/*$/i.test(text), must)
  .transform((text) => new URL(text).origin);
