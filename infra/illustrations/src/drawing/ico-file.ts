/** An icon file of one PNG image; sharp writes none. */
export function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // The kind of the file (1: icons), and how many images it has.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // Planes and bits of a pixel, the image's length, and where it begins.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
