import type { DriverApi } from '../api/driver-api';

export interface Company {
  readonly name: string;
  readonly phone: string;
}

const key = 'driver-company';

/** The company as it was read last: to call it is needed most when there is no network. */
export function storedCompany(): Company | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : (JSON.parse(stored) as Company);
  } catch {
    return undefined;
  }
}

export function storeCompany(company: Company): void {
  try {
    localStorage.setItem(key, JSON.stringify(company));
  } catch {
    // A browser without storage reads it again.
  }
}

/** What anyone may know of the company; undefined where it can't be read. */
export async function readCompany(api: DriverApi): Promise<Company | undefined> {
  const response = await api.readCompany();
  if (response.kind !== 'ok' || !response.body?.isActive) return undefined;
  return { name: response.body.companyName, phone: response.body.phonePrimary };
}
