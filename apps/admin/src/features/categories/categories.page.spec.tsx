import { afterEach, describe, expect, it } from '@jest/globals';
import type { StaffCategoryResponse } from '@chauffeur/contracts/catalogue/category';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionWithImageRecords, uploadedHash } from '../../images/session-with-image-records.fixture';
import { errorResponse } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { CategoriesPage } from './categories.page';

const economy: StaffCategoryResponse = {
  id: '9a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  name: 'Economy',
  nameRu: null,
  description: 'Quiet modern saloons',
  descriptionRu: null,
  basePricePerHour: 15,
  displayOrder: 0,
  image: null,
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};

const withImage: StaffCategoryResponse = {
  ...economy,
  id: '9a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12',
  name: 'Bus',
  image: { hash: 'b'.repeat(64), width: 1200, height: 800, url: '/media/b' },
};

function show(records: StaffCategoryResponse[] = [economy, withImage]) {
  const session = new SessionWithImageRecords('/api/admin/categories', records);
  showScreen(CategoriesPage, session);
  return session;
}

describe('the categories screen', () => {
  const user = userEvent.setup({ applyAccept: false });

  afterEach(cleanup);

  it('shows the image, or the emoji of the name, with description and price per hour [B2.5.7, B2.5.8]', async () => {
    show();
    const card = await screen.findByRole('article', { name: 'Economy' });
    expect(card.textContent).toContain('🚗');
    expect(within(card).getByText('Quiet modern saloons')).toBeTruthy();
    expect(within(card).getByText('$15 per hour')).toBeTruthy();
    const other = screen.getByRole('article', { name: 'Bus' });
    expect(other.textContent).not.toContain('🚌');
    expect(other.querySelector('img')?.src).toContain('b'.repeat(64));
  });

  it('requires name, description and a whole price, and keeps the form when the name is taken [B2.5.10, B5.1.9, B5.1.10, B5.1.11, B8.15, B9.8]', async () => {
    const session = show([]);
    const [add] = await screen.findAllByRole('button', { name: 'Add Category' });
    await user.click(add as HTMLElement);
    const form = within(screen.getByRole('dialog', { name: 'Add Category' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findAllByText('Please fill in this field')).toHaveLength(3);
    await user.type(form.getByLabelText(/^Name \*/), 'Suv');
    await user.type(form.getByLabelText(/^Description \*/), 'For the mountains');
    await user.type(form.getByLabelText(/^Price per hour/), '12.5');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/whole number/i)).toBeTruthy();
    await user.clear(form.getByLabelText(/^Price per hour/));
    await user.type(form.getByLabelText(/^Price per hour/), '25');
    session.failNext = errorResponse('category.nameTaken', [{ field: 'name', code: 'category.nameTaken' }]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await form.findByText('A category with this name already exists. Please choose a different name.'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText(/^Name \*/));
    session.isDown = true;
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Failed to save category. Please try again.')).toBeTruthy();
    session.isDown = false;
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('article', { name: 'Suv' })).textContent).toContain('🚙');
    expect(session.records[0]).toMatchObject({ basePricePerHour: 25, nameRu: null, image: null });
  });

  it('proposes the last place for a new one, if staff have set places', async () => {
    const offered = async () => {
      const [add] = await screen.findAllByRole('button', { name: 'Add Category' });
      await user.click(add as HTMLElement);
      return screen.getByLabelText<HTMLInputElement>(/^Position in lists/).value;
    };
    show([economy, { ...withImage, displayOrder: 4 }]);
    expect(await offered()).toBe('5');
    cleanup();
    show();
    expect(await offered()).toBe('0');
  });

  it('uploads an image, shows when that failed, and removes it again [B8.32, P8.15]', async () => {
    const session = show([economy]);
    await user.click(await screen.findByRole('button', { name: 'Edit Economy' }));
    const form = within(screen.getByRole('dialog', { name: 'Edit Category' }));
    const image = new File(['image'], 'car.jpg', { type: 'image/jpeg' });
    session.isDown = true;
    await user.upload(form.getByLabelText('Choose image'), image);
    expect(await form.findByText('Failed to process image')).toBeTruthy();
    session.isDown = false;
    await user.upload(form.getByLabelText('Choose image'), image);
    expect((await form.findByAltText<HTMLImageElement>('The chosen image')).src).toContain(uploadedHash);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('The category is saved.');
    expect(session.records[0]?.image?.hash).toBe(uploadedHash);
    await user.click(await screen.findByRole('button', { name: 'Edit Economy' }));
    const again = within(screen.getByRole('dialog', { name: 'Edit Category' }));
    act(() => again.getByRole('button', { name: 'Remove image' }).focus());
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(again.getByLabelText('Choose image'));
    await user.click(again.getByRole('button', { name: 'Save' }));
    await screen.findByText('The category is saved.');
    expect(session.records[0]?.image).toBeNull();
  });

  it('warns before deleting that all its cars are affected, and says when bookings use them [B2.1.8, B2.5.9, B5.3.15, B8.26]', async () => {
    const session = show([economy]);
    await user.click(await screen.findByRole('button', { name: 'Delete Economy' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete Economy?' }));
    expect(question.getByText(/All cars in this category are affected/)).toBeTruthy();
    session.failNext = errorResponse('category.usedByBookings');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(
      await question.findByText(
        'Cannot delete this category because it contains cars that are linked to existing bookings. Please remove those bookings first, or move the cars to a different category.',
      ),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The category is deleted.')).toBeTruthy();
    expect(session.records).toEqual([]);
  });
});
