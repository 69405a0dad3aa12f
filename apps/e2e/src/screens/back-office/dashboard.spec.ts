import { book, bookingRequest, readOffer } from '../../booking-request.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { expect, test } from '../../browser/staff-test.ts';

test('the dashboard shows figures, charts and the last five bookings, and leads on [B2.1.3, B2.3.1, B2.3.2, B2.3.3, B2.3.4, B9.20]', async ({
  office,
}) => {
  await book(bookingRequest(await readOffer(staffSiteUrl())), {}, staffSiteUrl());
  await office.goto('/admin');
  await expect(office.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(
    office.getByRole('table', { name: 'Bookings by day and status' }).getByRole('row'),
  ).toHaveCount(31);
  await expect(office.getByRole('table', { name: 'Revenue by month' }).getByRole('row')).toHaveCount(13);
  await expect(office.getByText(/\d+ bookings? this month/)).toBeVisible();
  // Tab stops at no drawn chart, because its table has the values.
  const charts = office.locator('.MuiChartsSurface-root');
  await expect(charts).toHaveCount(2);
  await expect(charts.locator('[tabindex="0"]')).toHaveCount(0);
  const recent = office.getByRole('region', { name: 'Recent bookings' }).getByRole('link');
  expect(await recent.count()).toBeLessThanOrEqual(5);
  const another = await book(bookingRequest(await readOffer(staffSiteUrl())), {}, staffSiteUrl());
  // It appears without a reload.
  await office.getByRole('link', { name: `#${another.id.slice(-8)}` }).click();
  await expect(office.getByRole('heading', { level: 1 })).toContainText(another.referenceNumber);
  await office.goto('/admin');
  await expect(office.getByRole('link', { name: `#${another.id.slice(-8)}` })).toBeVisible();
  await office.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Cars' }).click();
  await expect(office).toHaveURL(/\/admin\/cars$/);
});

for (const width of [390, 768, 1366, 1440]) {
  test(`the dashboard begins with today's rides, before what sets the product up, at ${width} px`, async ({
    office,
  }) => {
    await office.setViewportSize({ width, height: 768 });
    await office.goto('/admin');
    const today = await office.getByRole('region', { name: /^Today/ }).boundingBox();
    const links = await office.getByRole('navigation', { name: 'Quick links' }).boundingBox();
    expect(today?.y).toBeLessThan(768 / 2);
    expect(today?.y).toBeLessThan(Number(links?.y));
  });
}

test('on a phone the menu is behind a button and closes when a screen is chosen [B2.2.4]', async ({
  office,
}) => {
  await office.setViewportSize({ width: 390, height: 844 });
  await office.goto('/admin');
  const drivers = office.getByRole('link', { name: 'Drivers', exact: true });
  const menu = office.getByRole('button', { name: 'Open menu' });
  await expect(menu).toBeVisible();
  await expect(drivers).toBeHidden();
  await menu.click();
  await drivers.click();
  await expect(office).toHaveURL(/\/admin\/drivers/);
  await expect(drivers).toBeHidden();
});
