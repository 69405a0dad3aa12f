import sharp from 'sharp';

/** Returns an image of one colour as a data string. */
export async function tinyImage(color = '#3B82F6'): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: color } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
