import type { DashboardResponse } from '@chauffeur/contracts/dashboard/dashboard';
import type { StaffContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { SessionWithRecords } from '../../../records/session-with-records.fixture';
import { useRecords } from '../../../records/use-records';
import { contactSettings } from '../../../resources/catalogue/contact-settings';
import { prices } from '../../../resources/catalogue/prices';
import { eClass, gobustan, priceOf } from '../../../resources/fixtures/prices.fixture';
import { showScreen } from '../../../show-screen.fixture';
import { SetupSteps } from './setup-steps';
import { useSetupSteps } from './use-setup-steps';

const nothing = { cars: { total: 0, available: 0 }, services: 0, tours: 0 } as DashboardResponse;
const company: StaffContactSettingsResponse = {
  id: eClass.id,
  companyName: 'Khazar Drivers',
  phonePrimary: '+994 12 345 67 89',
  phoneWhatsapp: '+994 50 765 43 21',
  emailInfo: 'hello@khazar.az',
  emailSupport: 'help@khazar.az',
  address: '1 Nizami Street',
  addressRu: null,
  city: 'Baku',
  cityRu: null,
  country: 'Azerbaijan',
  countryRu: null,
  websiteUrl: 'https://khazar.az',
  businessHours: 'Every day',
  businessHoursRu: null,
  emergencyContact: null,
  socialMedia: {},
  googleReviewUrl: null,
  isActive: true,
  version: 1,
  createdAt: eClass.createdAt,
  updatedAt: eClass.updatedAt,
};
const somePrice = priceOf(eClass, gobustan, 120);

afterEach(cleanup);

it.each<[string, Partial<DashboardResponse>, StaffContactSettingsResponse[], unknown[], boolean, string[]]>([
  [
    'everything',
    {},
    [],
    [],
    false,
    ['/contact', '/categories', '/cars', '/service-types', '/services', '/tours', '/pricing?view=matrix'],
  ],
  ['active contact settings', { cars: null }, [{ ...company, isActive: false }], [], true, ['/contact']],
  ['a price', { cars: { total: 1, available: 1 }, tours: 1 }, [company], [], false, ['/pricing?view=matrix']],
  [
    'contact settings of its own',
    {},
    [{ ...company, emailInfo: 'info@demo.example' }],
    [],
    true,
    ['/contact'],
  ],
  ['nothing', { cars: { total: 1, available: 0 }, services: 1 }, [company], [somePrice], false, []],
  ['nothing that bookings need', {}, [company], [], true, []],
])('a company that lacks %s is led to it', async (_, dashboard, contacts, listed, isInUse, paths) => {
  const Shown = () => {
    const steps = useSetupSteps({ ...nothing, ...dashboard }, isInUse);
    const [contact, price] = [useRecords(contactSettings).data, useRecords(prices, !isInUse).data];
    const isRead = contact && (price ?? isInUse);
    return isRead ? <SetupSteps steps={steps} /> : null;
  };
  const lists = { '/api/admin/contact-settings': contacts, '/api/admin/prices': listed };
  const session = new SessionWithRecords('/api/admin/cars', [], lists);
  showScreen(Shown, session);
  const steps = within(await screen.findByRole('region', { name: 'Set up your site' }));
  expect(steps.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths);
  // The whole price list is read only while a company sets up.
  expect(session.calls).toHaveLength(isInUse ? 1 : 2);
});
