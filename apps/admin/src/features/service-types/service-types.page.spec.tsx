import { afterEach, describe, expect, it } from '@jest/globals';
import type { StaffServiceTypeResponse } from '@chauffeur/contracts/catalogue/service-type';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionWithImageRecords } from '../../images/session-with-image-records.fixture';
import { errorResponse } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { ServiceTypesPage } from './service-types.page';

const airport: StaffServiceTypeResponse = {
  id: '9b0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  name: 'Airport transfer',
  nameRu: null,
  description: 'To the gate',
  descriptionRu: null,
  icon: 'Plane',
  color: '#3B82F6',
  basePricePerHour: null,
  image: null,
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};

function show(records: StaffServiceTypeResponse[] = [airport]) {
  const session = new SessionWithImageRecords('/api/admin/service-types', records);
  showScreen(ServiceTypesPage, session);
  return session;
}

const colourIn = (place: HTMLElement) => place.querySelector<HTMLElement>('[data-color]')?.dataset['color'];

describe('the service types screen', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('shows each with its icon and colour [B2.1.9, B2.5.11]', async () => {
    show();
    const card = await screen.findByRole('article', { name: 'Airport transfer' });
    expect(colourIn(card)).toBe('#3B82F6');
    expect(within(card).getByTestId('FlightRoundedIcon')).toBeTruthy();
    expect(within(card).queryByText(/per hour/)).toBeNull();
  });

  it('begins with a gray map pin, previews what is entered and saves it [B2.5.12, B3.8, B5.1.12]', async () => {
    const session = show([]);
    const [add] = await screen.findAllByRole('button', { name: 'Add service type' });
    await user.click(add as HTMLElement);
    const form = within(screen.getByRole('dialog', { name: 'Add service type' }));
    const preview = form.getByRole('figure', { name: 'Preview' });
    expect(colourIn(preview)).toBe('#6B7280');
    expect(within(preview).getByTestId('PlaceRoundedIcon')).toBeTruthy();
    expect(within(form.getByRole('radiogroup', { name: 'Icon' })).getAllByRole('radio')).toHaveLength(10);
    expect(within(form.getByRole('radiogroup', { name: 'Colour' })).getAllByRole('radio')).toHaveLength(10);
    await user.type(form.getByLabelText(/^Name \*/), 'City tour');
    await user.type(form.getByLabelText(/^Description \*/), 'Baku on foot');
    await user.click(form.getByRole('radio', { name: 'Star' }));
    await user.click(form.getByRole('radio', { name: 'Green, #10B981' }));
    expect(within(preview).getByText('City tour')).toBeTruthy();
    expect(within(preview).getByText('Baku on foot')).toBeTruthy();
    expect(within(preview).getByTestId('StarRoundedIcon')).toBeTruthy();
    expect(colourIn(preview)).toBe('#10B981');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('article', { name: 'City tour' })).toBeTruthy();
    expect(session.records[0]).toMatchObject({ icon: 'Star', color: '#10B981', basePricePerHour: null });
  });

  it('accepts any other colour, but nothing that is none [B3.9]', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Airport transfer' }));
    const form = within(screen.getByRole('dialog', { name: 'Edit service type' }));
    const color = form.getByLabelText('Colour code');
    await user.clear(color);
    await user.type(color, 'red');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter # and six digits or letters from A to F')).toBeTruthy();
    await user.clear(color);
    await user.type(color, '#0a1426');
    session.failNext = errorResponse('serviceType.nameTaken', [
      { field: 'name', code: 'serviceType.nameTaken' },
    ]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await form.findByText('A service type with this name already exists. Please choose a different name.'),
    ).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The service type is saved.')).toBeTruthy();
    expect(session.records[0]).toMatchObject({ color: '#0A1426', icon: 'Plane', version: 2 });
  });

  it('says at the image that it is no longer stored', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Airport transfer' }));
    const form = within(screen.getByRole('dialog', { name: 'Edit service type' }));
    session.failNext = errorResponse('request.invalid', [{ field: 'imageHash', code: 'image.notFound' }]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('This image is no longer stored. Please upload it again.')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The service type is saved.')).toBeTruthy();
  });

  it('confirms before deleting, and shows when services are of this type [B8.27]', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Delete Airport transfer' }));
    const question = within(screen.getByRole('alertdialog'));
    session.failNext = errorResponse('serviceType.usedByServices');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(
      await question.findByText(
        'Cannot delete this service type because it is used by existing services. Please remove those services first.',
      ),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The service type is deleted.')).toBeTruthy();
    expect(session.records).toEqual([]);
  });
});
