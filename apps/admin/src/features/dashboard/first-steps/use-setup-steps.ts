import type { DashboardResponse } from '@chauffeur/contracts/dashboard/dashboard';
import { useRecords } from '../../../records/use-records';
import { contactSettings } from '../../../resources/catalogue/contact-settings';
import { prices } from '../../../resources/catalogue/prices';

/** What is missing, in the order in which it is added. */
export type SetupStep = 'contact' | 'exampleContact' | 'cars' | 'offers' | 'prices';

/**
 * Returns what the site lacks before visitors can reach the company and book. Once there are bookings of its own
 * (`isInUse`), only the contact settings are checked, which every email needs.
 */
export function useSetupSteps(dashboard: DashboardResponse | undefined, isInUse: boolean): SetupStep[] {
  const { data: contacts } = useRecords(contactSettings);
  const { data: listedPrices } = useRecords(prices, !isInUse);
  const contact = contacts?.find(({ isActive }) => isActive);
  const steps: SetupStep[] = [];
  if (contacts && !contact) steps.push('contact');
  // The demo content's address: no company can have one that ends like this (RFC 2606).
  if (contact?.emailInfo.endsWith('.example')) steps.push('exampleContact');
  if (!dashboard || isInUse) return steps;
  const { cars, services, tours } = dashboard;
  if (cars?.total === 0) steps.push('cars');
  if (services === 0 && tours === 0) steps.push('offers');
  if (listedPrices?.length === 0) steps.push('prices');
  return steps;
}
