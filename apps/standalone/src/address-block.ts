/** The addresses of the running product. */
export type Addresses = {
  site: string;
  mailbox: string | undefined;
  /** Where the first account is made, while there is none and it needs the setup token, which the link carries. */
  setup?: string | undefined;
};

/** The text that shows where everything is. */
export function addressBlock({ site, mailbox, setup }: Addresses): string {
  const rows: [string, string][] = [
    ['Site', site],
    ['Back office', `${site}/admin`],
    ...(setup === undefined ? [] : [['First account', setup] satisfies [string, string]]),
    ['API documentation', `${site}/api/docs`],
    ...(mailbox === undefined ? [] : [['Mailbox', mailbox] satisfies [string, string]]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, address]) => `  ${name.padEnd(width)}   ${address}`);
  const rule = '─'.repeat(Math.max(...lines.map((line) => line.length)) + 2);
  return ['', rule, ...lines, rule, ''].join('\n');
}
