import type { Locator } from '@playwright/test';
import { expect, test } from '../../browser/staff-test.ts';

const background = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

test.describe('in high contrast', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is chosen differs from what is not, and a button from text', async ({ office }) => {
    await office.goto('/admin/bookings');
    const filters = office.getByRole('group', { name: 'Status' });
    const [chosen, other] = ['All', 'Pending'].map((name) => filters.getByRole('button', { name }));
    if (!chosen || !other) throw new Error('no filters');
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    expect(await background(chosen)).not.toBe(await background(other));
    const navigation = office.getByRole('navigation', { name: 'Main' });
    const [here, elsewhere] = ['Bookings', 'Cars'].map((name) => navigation.getByRole('link', { name }));
    if (!here || !elsewhere) throw new Error('no navigation');
    expect(await background(here)).not.toBe(await background(elsewhere));
    await expect(office.getByRole('main').getByRole('link', { name: 'Manual Booking' })).toHaveCSS(
      'border-top-style',
      'solid',
    );
  });
});
