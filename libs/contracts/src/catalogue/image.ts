import { z } from 'zod';

/** Hexadecimal SHA-256 of an image's stored bytes, which is part of its address; else `hash.invalid`. */
export const imageHash = z.string().regex(/^[0-9a-f]{64}$/, 'hash.invalid');

/** A stored image. Its address contains its content's hash, so that it can be cached forever. */
export const imageResponse = z
  .object({
    /** SHA-256 of the stored bytes, hexadecimal. */
    hash: z.string(),
    /** Width and height of the stored original in px. */
    width: z.number().int(),
    height: z.number().int(),
    /** Address of the largest variant. */
    url: z.string(),
  })
  .meta({ id: 'Image' });
export type ImageResponse = z.infer<typeof imageResponse>;

export const photoResponse = z
  .object({
    id: z.uuid(),
    image: imageResponse,
    isMain: z.boolean(),
    displayOrder: z.number().int(),
  })
  .meta({ id: 'Photo' });
export type PhotoResponse = z.infer<typeof photoResponse>;
