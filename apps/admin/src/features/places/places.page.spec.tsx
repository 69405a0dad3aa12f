import { afterEach, describe, expect, it } from '@jest/globals';
import type { StaffPlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, SessionWithRecords } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { PlacesPage } from './places.page';

const mall: StaffPlaceResponse = {
  id: '9b0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  name: 'Ganjlik Mall',
  nameRu: 'Гянджлик Молл',
  nameAz: 'Gənclik Mall',
  kind: 'shopping',
  address: '14 Fatali Khan Khoyski Avenue, Baku',
  addressRu: null,
  aliases: ['Genjlik Mall'],
  latitude: 40.4,
  longitude: 49.85,
  meetingNote: null,
  meetingNoteRu: null,
  isPopular: true,
  isActive: true,
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};
const station = { ...mall, id: crypto.randomUUID(), name: 'Ganjlik station', kind: 'station' as const };

function show(records: StaffPlaceResponse[] = [mall, station]) {
  const session = new SessionWithRecords('/api/admin/places', records);
  showScreen(PlacesPage, session);
  return session;
}

describe('the places screen', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('shows names in all languages, each marked as such, sorted, and filters by kind', async () => {
    show([station, mall]);
    const item = (name: string) => screen.queryByRole('button', { name: `Edit ${name}` });
    expect(await screen.findByRole('button', { name: 'Edit Ganjlik Mall' })).toBeTruthy();
    const others = screen
      .getAllByText('Гянджлик Молл')
      .map(({ lang, parentElement }) => [
        lang,
        parentElement?.textContent,
        parentElement?.querySelector('[lang="az"]')?.textContent,
      ]);
    expect(others[0]).toEqual(['ru', 'Гянджлик Молл · Gənclik Mall', 'Gənclik Mall']);
    const edits = screen.getAllByRole('button', { name: /^Edit / });
    expect(edits.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Edit Ganjlik Mall',
      'Edit Ganjlik station',
    ]);
    await user.click(screen.getByRole('combobox', { name: 'Kind' }));
    await user.click(screen.getByRole('option', { name: 'Station' }));
    expect(item('Ganjlik Mall')).toBeNull();
    expect(item('Ganjlik station')).toBeTruthy();
  });

  it('saves a place with its other names, and shows what the server rejects', async () => {
    const session = show([mall]);
    await user.click(await screen.findByRole('button', { name: 'Edit Ganjlik Mall' }));
    const form = within(screen.getByRole('dialog', { name: 'Edit place' }));
    await user.clear(form.getByLabelText('Longitude'));
    await user.type(form.getByLabelText('Other names'), ', Гянджлик ТЦ');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter both coordinates or neither')).toBeTruthy();
    await user.clear(form.getByLabelText('Latitude'));
    session.failNext = errorResponse('place.nameTaken', [{ field: 'name', code: 'place.nameTaken' }]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('A place with this name already exists.')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The place is saved.')).toBeTruthy();
    expect(session.records[0]).toMatchObject({
      aliases: ['Genjlik Mall', 'Гянджлик ТЦ'],
      latitude: null,
      longitude: null,
      isPopular: true,
    });
  });
});
