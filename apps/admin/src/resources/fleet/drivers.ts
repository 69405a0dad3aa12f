import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import { driverResponse, type DriverResponse } from '@chauffeur/contracts/drivers/driver';
import type { Resource } from '../../records/resource';

export const drivers: Resource<DriverResponse> = {
  name: 'drivers',
  path: '/api/admin/drivers',
  row: driverResponse,
};

/** Each driver language's own name. */
export const driverLanguageNames: Readonly<Record<DriverLanguage, string>> = {
  ru: 'Русский',
  az: 'Azərbaycanca',
  en: 'English',
};
