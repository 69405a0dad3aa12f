import { afterEach, describe, expect, it } from '@jest/globals';
import type { StaffTourResponse } from '@chauffeur/contracts/catalogue/tour';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionWithRecords } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { ToursPage } from './tours.page';

const tour: StaffTourResponse = {
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  name: 'Shaki',
  nameRu: 'Шеки',
  description: 'Caravanserai and sweets',
  descriptionRu: null,
  durationHours: 12,
  basePrice: 180,
  destinations: ['Shamakhi', 'Shaki'],
  destinationsRu: [],
  youtubeUrl: null,
  image: null,
  photos: [],
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};

describe('the tours screen', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('accepts destinations separated by commas, and begins with 8 hours [B5.1.18, B5.1.19, B9.9, P5.2.4]', async () => {
    const session = new SessionWithRecords<StaffTourResponse>('/api/admin/tours', []);
    showScreen(ToursPage, session);
    await screen.findByText('No tours yet');
    const [add] = screen.getAllByRole('button', { name: 'Add tour' });
    await user.click(add as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: 'Add tour' }));
    expect(dialog.getByLabelText<HTMLInputElement>(/Duration/).value).toBe('8');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Please fill in this field')).toHaveLength(4);
    await user.type(dialog.getByLabelText(/^Name \*|^Name$/), 'Gabala');
    await user.type(dialog.getByLabelText(/^Description \*|^Description$/), 'Lakes');
    await user.type(dialog.getByLabelText(/^Destinations \*|^Destinations$/), ' Gabala, Lake Nohur ,,');
    await user.type(dialog.getByLabelText(/Base price/), '150');
    await user.type(dialog.getByLabelText(/YouTube/), 'not an address');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Invalid YouTube URL')).toBeTruthy();
    await user.clear(dialog.getByLabelText(/YouTube/));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const sent = () => session.calls.find(({ method }) => method === 'POST')?.body;
    await waitFor(() => expect(sent()).toBeDefined());
    expect(sent()).toMatchObject({
      destinations: ['Gabala', 'Lake Nohur'],
      destinationsRu: [],
      durationHours: 8,
      youtubeUrl: null,
      photos: [],
    });
  });

  it('shows that a tour without Russian texts is incomplete', async () => {
    showScreen(ToursPage, new SessionWithRecords('/api/admin/tours', [tour]));
    const card = within(await screen.findByRole('article', { name: 'Shaki' }));
    expect(card.getByText('Shamakhi, Shaki')).toBeTruthy();
    expect(card.getByText('Not complete yet')).toBeTruthy();
  });
});
