import { afterEach, describe, expect, it } from '@jest/globals';
import { serviceKinds, type StaffServiceResponse } from '@chauffeur/contracts/catalogue/service';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { LanguageSwitch } from '../../layout/header/language-switch';
import { SessionWithRecords } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { ServicesPage } from './services.page';

const id = (place: number) => `6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e1${place}`;

const services = serviceKinds.map((serviceType, place): StaffServiceResponse => ({
  id: id(place),
  name: `Service ${place}`,
  nameRu: null,
  description: 'A ride',
  descriptionRu: null,
  serviceType,
  serviceTypeId: id(9),
  serviceTypeDetails: {
    id: id(9),
    name: 'Transfers',
    nameRu: null,
    description: 'Rides',
    descriptionRu: null,
    icon: 'Car',
    color: '#3B82F6',
    basePricePerHour: null,
    image: null,
  },
  durationHours: 1,
  basePrice: 30,
  youtubeUrl: null,
  image: null,
  photos: [],
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
}));

describe('the services screen', () => {
  afterEach(cleanup);

  it('shows the kind of every service by name and icon [B3.11]', async () => {
    showScreen(ServicesPage, new SessionWithRecords('/api/admin/services', services));
    await screen.findByRole('article', { name: 'Service 0' });
    const names = ['Airport transfer', 'City tour', 'Group tour', 'Business transfer'];
    for (const [place, name] of names.entries()) {
      const kind = within(screen.getByRole('article', { name: `Service ${place}` })).getByText(name);
      expect(kind.parentElement?.querySelector('svg')).toBeInstanceOf(SVGElement);
    }
  });

  it('reads texts without a translation in English where the back office is in Russian', async () => {
    const names = [null, 'Обзорная экскурсия'];
    const records = names.flatMap((nameRu, place) =>
      services.slice(place, place + 1).map((service) => ({ ...service, nameRu })),
    );
    const session = new SessionWithRecords('/api/admin/services', records);
    const InRussian = () => (
      <>
        <LanguageSwitch />
        <ServicesPage />
      </>
    );
    showScreen(InRussian, session);
    await screen.findByRole('article', { name: 'Service 0' });
    const languagesOf = (name: string) => {
      const card = within(screen.getByRole('article', { name }));
      return [
        card.getByRole('heading').lang,
        card.getByText('A ride').lang,
        card.getByText('Transfers').lang,
      ];
    };
    expect(languagesOf('Service 1')).toEqual(['', '', '']);
    fireEvent.click(screen.getByText('RU'));
    expect(languagesOf('Service 0')).toEqual(['en', 'en', 'en']);
    expect(languagesOf('Обзорная экскурсия')).toEqual(['', 'en', 'en']);
  });
});
