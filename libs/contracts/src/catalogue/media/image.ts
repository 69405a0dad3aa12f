import { z } from 'zod';

/** The hexadecimal SHA-256 of an image's stored bytes, by which clients and addresses name it; its error is `error`. */
export function imageHashInput(error: string) {
  return z.string(error).regex(/^[0-9a-f]{64}$/, error);
}

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
