/** The value of a mail's first header of this name, unfolded; empty where there is none. */
export function headerOf(mail: string, name: string): string {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  const unfolded = head.replaceAll(/\r?\n[ \t]+/g, ' ');
  const prefix = `${name.toLowerCase()}:`;
  const line = unfolded.split(/\r?\n/).find((text) => text.toLowerCase().startsWith(prefix));
  return line?.slice(prefix.length).trim() ?? '';
}
