import { createHash } from 'node:crypto';
import { imageResponse } from '@chauffeur/contracts/catalogue/media/image';
import { imageLimits } from '@chauffeur/contracts/catalogue/media/image-request';
import { problem } from '@chauffeur/contracts/http/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { startCatalogue, type RunningCatalogue } from '../start-catalogue.fixture.js';
import { RemoveUnusedImages } from './remove-unused-images.js';

let catalogue: RunningCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());
beforeEach(async () => {
  await catalogue.client.query('TRUNCATE images CASCADE');
});

/** Half red, half blue, so that its orientation is visible. */
function image(width = 60, height = 40) {
  const red = { width: width / 2, height, channels: 3, background: 'red' } as const;
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: red }, left: 0, top: 0 },
  ]);
}

async function upload(body: unknown) {
  const response = await catalogue.call('POST', '/images', body);
  return { ...response, code: problem.safeParse(response.body).data?.code };
}

async function stored(): Promise<{ hash: string; bytes: Buffer }[]> {
  const { rows } = await catalogue.client.query<{ hash: string; bytes: Buffer }>(
    'SELECT hash, bytes FROM images',
  );
  return rows;
}

describe('uploading an image', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'takes a %s and stores it as WebP by its hash [B5.1.22, P5.2.5, P5.2.7]',
    async (format) => {
      const { status, body } = await upload(await image().toFormat(format).toBuffer());
      expect(status).toBe(201);
      const [row] = await stored();
      const bytes = row?.bytes ?? Buffer.alloc(0);
      expect(imageResponse.parse(body)).toMatchObject({ hash: row?.hash, width: 60, height: 40 });
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(row?.hash);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp' });
      expect((await catalogue.call('GET', `/media/${row?.hash}/400.webp`)).status).toBe(200);
    },
  );

  it('takes base64, bare or as a data string, and stores the same image once [P3.8, P3.18]', async () => {
    const bytes = await image().png().toBuffer();
    const text = bytes.toString('base64');
    const bodies = [{ imageBase64: text }, { imageBase64: `data:image/png;base64,${text}` }, bytes];
    const responses = await Promise.all(bodies.map((body) => upload(body)));
    expect(new Set(responses.map(({ body }) => imageResponse.parse(body).hash)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('turns it upright and drops what the camera wrote: place, maker, orientation [D1.3]', async () => {
    const gps = { GPSLatitude: '40/1 22/1 0/1', GPSLatitudeRef: 'N' };
    const jpeg = await image()
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Make: 'Secretcam' }, IFD3: gps } })
      .toBuffer();
    expect(jpeg.includes('Secretcam')).toBe(true);
    const { body } = await upload(jpeg);
    expect(imageResponse.parse(body)).toMatchObject({ width: 40, height: 60 });
    const [row] = await stored();
    const bytes = row?.bytes ?? Buffer.alloc(0);
    const { exif, orientation, icc, xmp } = await sharp(bytes).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
    expect(bytes.includes('Secretcam')).toBe(false);
    // Orientation 6 means a turn by 90° clockwise, after which the red left half is at the top.
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].map((value) => value > 128)).toEqual([true, false, false]);
    expect([...data.subarray(-3)].map((value) => value > 128)).toEqual([false, false, true]);
  });

  it('makes it no longer than 1600 px', async () => {
    const { body } = await upload(await image(1800, 3000).jpeg().toBuffer());
    expect(imageResponse.parse(body)).toMatchObject({ width: 960, height: 1600 });
  });

  it('checks the content and ignores the name and the type of the data string', async () => {
    const gif = await image().gif().toBuffer();
    expect(await upload(gif)).toMatchObject({ status: 415, code: 'image.unsupportedType' });
    const text = Buffer.from('not an image at all, though called me.jpg');
    expect(await upload(text)).toMatchObject({ status: 415, code: 'image.unsupportedType' });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    const renamed = { imageBase64: `data:image/png;base64,${svg}` };
    expect(await upload(renamed)).toMatchObject({ status: 415, code: 'image.unsupportedType' });
    expect(await upload({ imageBase64: 'no base64!' })).toMatchObject({ code: 'image.unreadable' });
    expect(await upload({})).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await stored()).toEqual([]);
  });

  it('rejects more than 5 MB, and an image cut short [B5.1.23, B9.2, P5.2.6]', async () => {
    const noise = Buffer.concat([await image().jpeg().toBuffer(), Buffer.alloc(imageLimits.bytes)]);
    expect(await upload(noise)).toMatchObject({ status: 413, code: 'image.tooLarge' });
    const png = await image(600, 400).png().toBuffer();
    const cut = png.subarray(0, png.length - 200);
    expect(await upload(cut)).toMatchObject({ status: 400, code: 'image.unreadable' });
    expect(await stored()).toEqual([]);
  });

  it('rejects a small file that would unpack to too many pixels without unpacking it', async () => {
    const bomb = await sharp({ create: { width: 7_200, height: 7_200, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(imageLimits.bytes / 5);
    expect(await upload(bomb)).toMatchObject({ status: 400, code: 'image.tooManyPixels' });
    // 20 times the size, but only in the header, which is checked before anything is decoded.
    bomb.writeUInt32BE(140_000, 16);
    expect(await upload(bomb)).toMatchObject({ status: 400, code: 'image.tooManyPixels' });
  });
});

describe('images that no record uses', () => {
  it('are removed a day after their upload; those in use, and new ones, stay', async () => {
    const hashOf = async (width: number) => {
      const { body } = await upload(await image(width).png().toBuffer());
      return imageResponse.parse(body).hash;
    };
    const { client } = catalogue;
    const [unused, ofCategory, ofSeo, ofData, again, fresh] = [
      await hashOf(20),
      await hashOf(30),
      await hashOf(40),
      await hashOf(50),
      await hashOf(60),
      await hashOf(70),
    ];
    await client.query(
      `INSERT INTO categories (name, description, base_price_per_hour, image_hash) VALUES ('A', 'A', 1, $1)`,
      [ofCategory],
    );
    await client.query(
      `INSERT INTO seo_settings (page_path, language, meta_title, meta_description, og_image_url, schema_markup)
       VALUES ('/', 'en', 't', 'd', $1, $2)`,
      [
        `https://example.com/media/${ofSeo}/social.jpg`,
        { image: [`https://example.com/media/${ofData}/1200.webp`] },
      ],
    );
    await client.query(`UPDATE images SET created_at = now() - interval '25 hours' WHERE hash <> $1`, [
      fresh,
    ]);
    expect(await hashOf(60)).toBe(again);

    await removeUnused();
    const hashes = (await stored()).map(({ hash }) => hash);
    expect(hashes.toSorted()).toEqual([ofCategory, ofSeo, ofData, again, fresh].toSorted());
    expect(hashes).not.toContain(unused);
  });

  async function removeUnused(): Promise<void> {
    const dataSource = await new DataSource({ type: 'postgres', url: catalogue.databaseUrl }).initialize();
    try {
      await new RemoveUnusedImages(dataSource).run();
    } finally {
      await dataSource.destroy();
    }
  }
});
