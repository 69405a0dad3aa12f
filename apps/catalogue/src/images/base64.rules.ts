const dataString = /^data:[^,]{0,90};base64,/;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Returns the bytes of a data string or of bare base64; null if the text is neither. */
export function bytesOfBase64(text: string): Buffer | null {
  const encoded = text.replace(dataString, '');
  return base64.test(encoded) ? Buffer.from(encoded, 'base64') : null;
}
