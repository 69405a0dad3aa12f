import type { Browser } from '../measure-page.js';
import { onPhone, type StepMeasurement } from './tap-recorder.js';

/** Same factor as in Lighthouse's mobile profile. */
const slowdown = 4;
/** Days until the ride of the first walk. */
const firstRideInDays = 40;

/** Books an airport transfer with mistakes and corrections; each walk on its own day, as a booked car is shown as full. */
export function walkWizard(site: string, browser: Browser, walk = 0): Promise<StepMeasurement[]> {
  return onPhone(browser, slowdown, async (page, measure) => {
    const main = page.getByRole('main');
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const choose = async (opener: string, name: RegExp) => {
      await main.getByRole('button', { name: opener }).tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name }).first().tap();
      await dialog.waitFor({ state: 'hidden' });
    };
    const fill = async (label: string, value: string) => {
      const field = main.getByLabel(label).first();
      await field.tap();
      await field.fill(value);
    };

    await page.goto(site, { waitUntil: 'networkidle' });
    await measure('From the home page to step 1', async () => {
      await page.locator('a[href="/booking"]:visible').first().tap();
      await next.waitFor();
    });
    await measure('Choose a service', () => choose('Choose a service or tour', /Airport/));
    await measure('Direction', () => main.getByText('To the airport').tap());
    await measure('Date and time', async () => {
      const date = new Date(Date.now() + (firstRideInDays + walk) * 24 * 3_600_000);
      await fill('Booking date', date.toISOString().slice(0, 10));
      await fill('Preferred time', '14:30');
    });
    await measure('Choose a car', () => choose('Choose a vehicle', /Toyota/));
    await measure('To step 2', async () => {
      await next.tap();
      await main.getByLabel('Full name').waitFor();
    });
    await measure('Next with errors', async () => {
      await next.tap();
      await main.locator('[aria-invalid="true"]').first().waitFor();
    });
    await measure('Find the pickup', async () => {
      await main.getByLabel('Pickup location').first().tap();
      await page.keyboard.type('hilton');
      await page.locator('[role="option"]').first().tap();
    });
    await measure('Other fields of step 2', async () => {
      await fill('Flight number', 'TK 332');
      await fill('Full name', 'Mary Swan');
      await fill('Phone number', '+994 50 123 45 67');
      await fill('Email', 'mary.swan@example.com');
    });
    await measure('To step 3', async () => {
      await next.tap();
      await page.getByRole('button', { name: 'Confirm Booking' }).waitFor();
    });
    await measure('Confirm', async () => {
      await page.getByRole('button', { name: 'Confirm Booking' }).tap();
      await page.getByTestId('reference-number').waitFor();
    });
  });
}
