import type { Locator, Page } from '@playwright/test';
import { daysAhead } from '../../days-ahead.ts';
import { readOffer, someCustomer } from '../../booking-request.ts';
import { expectNoFindings } from '../../browser/axe.ts';
import { expect, test } from '../../browser/site-test.ts';

/** Returns the focused element's accessible name, whether it is in the window, and whether its focus is visible. */
function focusedControl(page: Page) {
  return page.evaluate(() => {
    // Not by `:focus`, because the focus inside of a date field's parts does not match it.
    const element = document.activeElement ?? document.body;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0]?.textContent?.replace('*', '') : null;
    const { top, bottom } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: (label ?? element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
      isInWindow: bottom > 0 && top < window.innerHeight,
      isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    };
  });
}

/** Presses Tab until the control of this name is focused, and expects that this is visible. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedControl(page);
    if (typeof name === 'string' ? focused.name !== name : !name.test(focused.name)) continue;
    // The page scrolls smoothly, so this may take a moment.
    await expect.poll(() => focusedControl(page)).toMatchObject({ isInWindow: true, isMarked: true });
    return;
  }
  throw new Error(`no control is called ${String(name)}`);
}

/** Moves through an open list until this option is highlighted. The list is circular, so each option is reached. */
async function walkTo(page: Page, option: Locator): Promise<void> {
  await expect(async () => {
    await press(page, 'ArrowDown');
    await expect(option).toHaveClass(/Mui-focused/, { timeout: 500 });
  }).toPass();
}

const press = (page: Page, key: string) => page.keyboard.press(key);

test('a ride is booked by keyboard alone', async ({ page }) => {
  const { prices } = await readOffer();
  const price = prices.find(({ service }) => service?.serviceType === 'airport_transfer');
  const { customerName, customerEmail, customerPhone } = someCustomer();

  await page.goto('/');
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, 'Book Now');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Select Options' })).toBeVisible();

  await tabTo(page, 'Choose a service or tour');
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choose a service or tour' })).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, new RegExp(`^${RegExp.escape(`${price?.service?.name}`)}`));
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Flight number')).toBeVisible();
  await tabTo(page, 'Choose a vehicle');
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, new RegExp(`^${RegExp.escape(`${price?.car.brand} ${price?.car.model}`)}`));
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await tabTo(page, 'Next');
  await press(page, 'Enter');

  await expect(page.getByRole('heading', { level: 2, name: 'Date & Details' })).toBeFocused();
  await tabTo(page, 'Full name');
  // Next is disabled for a moment after a step is opened.
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  await press(page, 'Enter');
  // Nothing is filled in, so the first field is invalid.
  await expect(page.getByRole('radio', { name: 'To the airport' })).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(page.getByRole('radio', { name: 'From the airport' })).toBeChecked();
  await tabTo(page, 'Flight number');
  await page.keyboard.type('J2 8002');
  await tabTo(page, 'Dropoff location');
  const dropoff = page.getByRole('combobox', { name: 'Dropoff location' });
  await expect(dropoff).toBeFocused();
  await page.keyboard.type('гянджлик');
  const places = page.getByRole('listbox', { name: 'Dropoff location' });
  await expect(places.getByRole('option', { name: 'Use "гянджлик"' })).toBeVisible();
  await expectNoFindings(page, 'places');
  await walkTo(page, places.getByRole('option', { name: 'Ganjlik Mall' }));
  await press(page, 'Enter');
  await expect(dropoff).toHaveValue('Ganjlik Mall, 14 Fatali Khan Khoyski Avenue, Baku');
  await tabTo(page, 'Booking date');
  const [year, month, day] = daysAhead(120).split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  // Wait for this text: it would interrupt the scrolling to a field that was just focused.
  await expect(page.getByText('Tell us a time, and we can hold the car for you.')).toBeVisible();
  await tabTo(page, 'Full name');
  await page.keyboard.type(customerName);
  await tabTo(page, 'Phone number');
  await page.keyboard.type(customerPhone);
  await tabTo(page, 'Email');
  await page.keyboard.type(customerEmail);
  await press(page, 'Enter');

  await expect(page.getByRole('heading', { level: 2, name: 'Confirm Booking' })).toBeFocused();
  await tabTo(page, 'Confirm Booking');
  await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeEnabled();
  await press(page, 'Enter');
  await expect(page.getByTestId('reference-number')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
