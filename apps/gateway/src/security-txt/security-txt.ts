/** Days until the file expires (RFC 9116 recommends less than a year). */
const validDays = 180;

/** Returns the text of /.well-known/security.txt: where to report vulnerabilities. */
export function securityTxt(contactEmail: string, publicUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  const fields = [
    ['Contact', `mailto:${encodeURI(contactEmail)}`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', 'en, ru'],
    ['Canonical', `${publicUrl}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
