import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const lengths = { iv: 12, tag: 16 } as const;

/**
 * Encrypts the secret of an authenticator app, with a key of this installation and bound to the admin. Returns base64.
 */
export function encryptSecret(secret: string, adminId: string, installationSecret: string): string {
  const iv = randomBytes(lengths.iv);
  const cipher = createCipheriv(algorithm, keyOf(installationSecret), iv).setAAD(Buffer.from(adminId));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** Throws if the key, the admin or the text differs. */
export function decryptSecret(encrypted: string, adminId: string, installationSecret: string): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const iv = bytes.subarray(0, lengths.iv);
  const tag = bytes.subarray(lengths.iv, lengths.iv + lengths.tag);
  const decipher = createDecipheriv(algorithm, keyOf(installationSecret), iv)
    .setAAD(Buffer.from(adminId))
    .setAuthTag(tag);
  const text = decipher.update(bytes.subarray(lengths.iv + lengths.tag));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

function keyOf(installationSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', installationSecret, '', 'second factor', 32));
}
