import type { DriverApi } from '../api/driver-api';

export interface Company {
  readonly name: string;
  readonly phone: string;
}

const key = 'driver-company';

/** The company's contact details, stored because calling it matters most when offline. */
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
    // Without storage it is read again.
  }
}

/** Reads the company's public contact details; undefined if that fails. */
export async function readCompany(api: DriverApi): Promise<Company | undefined> {
  const response = await api.readCompany();
  if (response.kind !== 'ok' || !response.body?.isActive) return undefined;
  return { name: response.body.companyName, phone: response.body.phonePrimary };
}
