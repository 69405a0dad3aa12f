import { afterEach, describe, expect, it } from '@jest/globals';
import type { StaffCarResponse } from '@chauffeur/contracts/catalogue/car';
import type { StaffCategoryResponse } from '@chauffeur/contracts/catalogue/category';
import type { VehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, SessionWithRecords } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { gobustan, priceOf } from '../../resources/fixtures/prices.fixture';
import { CarsPage } from './cars.page';

const stamp = {
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};
const business: StaffCategoryResponse = {
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e01',
  name: 'Business',
  nameRu: 'Бизнес',
  description: 'Quiet and roomy',
  descriptionRu: null,
  basePricePerHour: 40,
  displayOrder: 0,
  image: null,
  ...stamp,
};
const suv: StaffCategoryResponse = { ...business, id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e02', name: 'SUV' };

const car: StaffCarResponse = {
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  brand: 'Mercedes-Benz',
  model: 'E-Class',
  year: 2024,
  capacity: 3,
  luggageLarge: 2,
  categoryId: business.id,
  category: business,
  basePrice: 55.5,
  isAvailable: true,
  image: null,
  photos: [],
  ...stamp,
};
const offRoad: StaffCarResponse = {
  ...car,
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12',
  brand: 'Toyota',
  model: 'Prado',
  categoryId: suv.id,
  category: suv,
  isAvailable: false,
};

const vehicle = (label: string): VehicleResponse => ({
  ...stamp,
  id: `6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e2${label}`,
  carId: car.id,
  label,
  plate: null,
  colour: null,
  colourRu: null,
  isActive: label !== '3',
  notes: null,
});

function show(cars = [car, offRoad]): SessionWithRecords<StaffCarResponse> {
  const session = new SessionWithRecords('/api/admin/cars', cars, {
    '/api/admin/categories': [business, suv],
    '/api/admin/prices': [priceOf(car, gobustan, 90)],
    '/api/admin/vehicles': ['1', '2', '3'].map((label) => vehicle(label)),
  });
  showScreen(CarsPage, session);
  return session;
}

describe('the cars screen', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('says which photo is no longer stored, and saves once it is removed', async () => {
    const photo = (hash: string, displayOrder: number) => ({
      id: crypto.randomUUID(),
      image: { hash: hash.repeat(64), width: 1200, height: 800, url: `/media/${hash}` },
      isMain: displayOrder === 0,
      displayOrder,
    });
    const session = show([{ ...car, photos: [photo('a', 0), photo('b', 1)] }]);
    await user.click(await screen.findByRole('button', { name: 'Edit Mercedes-Benz E-Class' }));
    const form = within(screen.getByRole('dialog', { name: 'Edit car' }));
    session.failNext = errorResponse('request.invalid', [
      { field: 'photos.1.imageHash', code: 'image.notFound' },
    ]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    const message = 'Photo 2: This image is no longer stored. Please upload it again.';
    expect(await form.findByText(message)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Remove photo 2' }));
    await waitFor(() => expect(form.queryByText(message)).toBeNull());
    await user.click(form.getByRole('button', { name: 'Save' }));
    const saves = () => session.calls.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]?.body).toMatchObject({ photos: [{ imageHash: 'a'.repeat(64), isMain: true }] });
  });

  it('shows every car with category and availability, and filters by category [B2.5.1]', async () => {
    show();
    const unavailable = within(await screen.findByRole('article', { name: 'Toyota Prado' }));
    expect(unavailable.getByText('Unavailable')).toBeTruthy();
    expect(unavailable.getByText('SUV')).toBeTruthy();
    expect(await unavailable.findByText('1 vehicle')).toBeTruthy();
    expect(screen.getByText('2 vehicles')).toBeTruthy();
    expect(await unavailable.findByText('No price: visitors cannot book this car.')).toBeTruthy();
    expect(screen.getAllByText(/^No price/)).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Business' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Toyota Prado' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Mercedes-Benz E-Class' })).toBeTruthy();
  });

  it('says what to add first, if a new car can have no category', async () => {
    const session = new SessionWithRecords('/api/admin/cars', [], {
      '/api/admin/categories': [],
      '/api/admin/prices': [],
      '/api/admin/vehicles': [],
    });
    showScreen(CarsPage, session);
    await user.click((await screen.findAllByRole('button', { name: 'Add car' }))[0] as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: 'Add car' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const category = await dialog.findByRole('combobox', {
      name: /^Category/,
      description: 'There are no categories yet. Add a category',
    });
    expect(category.getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByRole('link', { name: 'Add a category' }).getAttribute('href')).toBe('/categories');
  });

  it('begins a new car with 4 seats and this year, and rejects what is out of range [B5.1.5, B5.1.6, B5.1.8, B9.6, B9.9]', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Add car' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add car' }));
    const capacity = dialog.getByLabelText<HTMLInputElement>(/Capacity/);
    const year = dialog.getByLabelText<HTMLInputElement>(/Year/);
    expect(capacity.value).toBe('4');
    expect(year.value).toBe(String(Math.min(Number(todayInBaku().slice(0, 4)), 2030)));
    await user.clear(year);
    await user.type(year, '1999');
    await user.clear(capacity);
    await user.type(capacity, '51');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The year must be between 2000 and 2030')).toBeTruthy();
    expect(dialog.getByText('The capacity must be between 1 and 50')).toBeTruthy();
    expect(dialog.getAllByText('Please fill in this field')).toHaveLength(4);
  });

  it('clears the number of large suitcases with its field', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Mercedes-Benz E-Class' }));
    await user.clear(screen.getByLabelText('Large suitcases'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The car is saved.')).toBeTruthy();
    expect(session.records.find(({ id }) => id === car.id)?.luggageLarge).toBeNull();
  });

  it('shows that a car which bookings use cannot be deleted [B8.25]', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Delete Toyota Prado' }));
    session.failNext = errorResponse('car.usedByBookings');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    const words =
      'Cannot delete this car because it is linked to existing bookings. Please remove those bookings first.' +
      ' To keep them, turn off “Available on the site” instead: visitors then no longer see the car.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(session.records).toHaveLength(2);
  });

  it('closes the form of a car that another admin has deleted, with a notice [B8.30]', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Toyota Prado' }));
    session.records = [car];
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const words =
      'Car not found - it may have been deleted by another user. The form will be closed and the list refreshed.';
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('article', { name: 'Toyota Prado' })).toBeNull();
  });
});
