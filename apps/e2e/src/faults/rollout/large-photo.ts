import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** Nearly the 50 million pixels and the 5 MB that are accepted. */
const [width, height] = [8_600, 5_800];
const noiseBytes = 4_300_000;

/** A PNG as expensive to take in as an accepted one may be. */
export function largePhoto(): Buffer {
  const pixels = Buffer.alloc((width * 3 + 1) * height, 90);
  // Noise can't be compressed, the rest can: so the size of the file is known.
  randomBytes(noiseBytes).copy(pixels);
  for (let row = 0; row < height; row += 1) pixels[row * (width * 3 + 1)] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(pixels, { level: 1 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
