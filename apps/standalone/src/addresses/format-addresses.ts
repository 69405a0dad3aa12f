import { backOfficeUrl } from '@chauffeur/contracts/identity/back-office-url';

export type Addresses = {
  site: string;
  mailbox: string | undefined;
  isDocumented?: boolean;
  /** Link to make the first account. Only set if there is no account yet and the setup token, which the link has, is needed. */
  setup?: string | undefined;
};

/** Same rule as in the gateway: API_DOCUMENTATION, by default false only in production. */
export function isApiDocumented(environment: Record<string, string | undefined>): boolean {
  const wanted = environment['API_DOCUMENTATION'];
  if (!wanted) return environment['NODE_ENV'] !== 'production';
  return wanted === 'true' || wanted === '1';
}

export function formatAddresses({ site, mailbox, setup, isDocumented = true }: Addresses): string {
  const rows = Object.entries({
    Site: site,
    'Back office': backOfficeUrl(site),
    'First account': setup,
    'API documentation': isDocumented ? `${site}/api/docs` : undefined,
    Mailbox: mailbox,
  }).filter(([, address]) => address !== undefined);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, address]) => `  ${name.padEnd(width)}   ${address}`);
  const rule = '─'.repeat(Math.max(...lines.map((line) => line.length)) + 2);
  return ['', rule, ...lines, rule, ''].join('\n');
}
