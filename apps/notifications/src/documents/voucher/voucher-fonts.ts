import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const files = {
  regular: '@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf',
  bold: '@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf',
} as const;

export type VoucherFonts = Readonly<Record<keyof typeof files, Buffer>>;

let read: Promise<VoucherFonts> | undefined;

/**
 * Returns the fonts of vouchers, read once. The site's font lacks the capital schwa (Ə), with which Azerbaijani names
 * begin.
 */
export function voucherFonts(): Promise<VoucherFonts> {
  read ??= Promise.all([readFile(resolve(files.regular)), readFile(resolve(files.bold))]).then(
    ([regular, bold]) => ({ regular, bold }),
  );
  return read;
}
