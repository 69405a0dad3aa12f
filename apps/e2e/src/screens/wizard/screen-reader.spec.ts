import type { Page } from '@playwright/test';
import { readOffer } from '../../booking-request.ts';
import { expect, test } from '../../browser/site-test.ts';

/** Focuses a control as Tab does, and presses a key in it. */
async function pressIn(control: ReturnType<Page['getByRole']>, key: string): Promise<void> {
  await control.focus();
  await control.press(key);
}

test.use({ viewport: { width: 390, height: 844 } });

test('step 1 is read whole by a screen reader, and used by keyboard alone [II-16]', async ({ page }) => {
  const { prices } = await readOffer();
  const transfer = prices.find(({ service }) => service?.serviceType === 'airport_transfer');
  const main = page.getByRole('main');

  await page.goto('/booking');
  await test.step('the bar says what is missing', async () => {
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - region "Your trip":
          - heading "Your trip" [level=3]
          - button "Choose a service or tour"
        - region "Your vehicle":
          - heading "Your vehicle" [level=3]
          - button "Choose a vehicle"
        - status: Choose a service or tour
        - button "Next" [disabled]
    `);
  });

  await pressIn(main.getByRole('button', { name: 'Choose a service or tour' }), 'Enter');
  const dialog = page.getByRole('dialog');
  await pressIn(dialog.getByRole('button', { name: transfer?.service?.name }).first(), 'Enter');
  await expect(dialog).toBeHidden();
  await pressIn(main.getByRole('radio', { name: 'From the airport' }), 'Space');

  const field = main.getByRole('combobox', { name: 'Dropoff location' });
  const list = page.getByRole('listbox', { name: 'Dropoff location' });
  await test.step('a closed list of places', async () => {
    await expect(field).toMatchAriaSnapshot(`- combobox "Dropoff location"`);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
  });

  await test.step('an open one, and its active option', async () => {
    await field.focus();
    await page.keyboard.type('genclik');
    await expect(field).toMatchAriaSnapshot(`- combobox "Dropoff location" [expanded]: genclik`);
    await expect(list).toMatchAriaSnapshot(`
      - listbox "Dropoff location":
        - option "Ganjlik Mall 14 Fatali Khan Khoyski Avenue, Baku"
        - option /^Use "genclik"$/
    `);
    await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? 'none');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await field.press('ArrowDown');
    const first = await list.getByRole('option').first().getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', first ?? 'none');
  });

  await test.step('no place of this name: the text itself', async () => {
    await field.press('Control+A');
    await page.keyboard.type('qqqq');
    await expect(list.getByRole('option')).toHaveCount(1);
    await expect(list).toMatchAriaSnapshot(`
      - listbox "Dropoff location":
        - option /^Use "qqqq"$/
    `);
  });

  await test.step('the chosen place is announced', async () => {
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(list).toBeHidden();
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - region "Your trip":
          - form "Your ride":
            - radiogroup "Transfer direction":
              - radio "From the airport" [checked]
            - status: "Pickup location: Baku Airport (GYD)"
            - combobox "Dropoff location": qqqq
            - status: qqqq
        - status: Choose a vehicle
        - button "Next" [disabled]
    `);
  });

  await pressIn(main.getByRole('button', { name: 'Choose a vehicle' }), 'Enter');
  await test.step('the cars under the headings of their categories, each with its room and price', async () => {
    await expect(dialog).toMatchAriaSnapshot(String.raw`
      - dialog "Choose a vehicle":
        - heading "Choose a vehicle" [level=2]
        - button "Close"
        - group "Vehicle category":
          - button "All" [pressed]
          - button "Economy"
        - region "Economy":
          - heading "Economy" [level=3]
          - list:
            - listitem:
              - button /^Hyundai Elantra \d+ passengers · \d+\slarge suitcases \$\d+$/
        - region "Business":
          - heading "Business" [level=3]
    `);
  });
  await pressIn(dialog.getByRole('button', { name: 'Hyundai Elantra' }), 'Enter');
  await expect(dialog).toBeHidden();

  await test.step('the bar names the total, and Next can be pressed', async () => {
    await expect(main).toMatchAriaSnapshot(String.raw`
      - main:
        - region "Your vehicle":
          - paragraph: /^Hyundai Elantra/
          - button "Change vehicle"
        - status: /^Total price \$\d+$/
        - button /^Total price \$\d+$/
        - button "Next"
    `);
    await expect(main.getByRole('button', { name: 'Next' })).toBeEnabled();
  });
});
