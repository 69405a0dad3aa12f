/** Returns the options of a text that names the phone number. While there is none, its variant `_write` is shown. */
export function callUs(phone: string | null) {
  return phone ? { phone } : { context: 'write' };
}
