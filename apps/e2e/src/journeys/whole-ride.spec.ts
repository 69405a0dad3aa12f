import { randomInt, randomUUID } from 'node:crypto';
import { devices, type Browser, type Page } from '@playwright/test';
import { expectNoFindings, expectNoFindingsInAnyColors } from '../browser/axe.ts';
import { choose } from '../browser/choose.ts';
import { expect, signInBrowser, test } from '../browser/staff-test.ts';
import { staffSiteUrl } from '../product/addresses.ts';
import { enterRide } from '../staff-rides.ts';

const { defaultBrowserType: _phone, ...phone } = devices['Pixel 5'];
const { defaultBrowserType: _desktop, ...desktop } = devices['Desktop Chrome'];
test.use({
  ...phone,
  timezoneId: 'Asia/Baku',
  // A request without a session, a wrong PIN, and requests without a network.
  expectedError: /\b401\b|ERR_FAILED|ERR_INTERNET_DISCONNECTED/,
});

const label = randomUUID().slice(0, 6);
const pin = String(randomInt(1_000, 10_000));
const driver = { name: `Rashad ${label}`, phone: `+99455123${pin}` };
const customerName = `Emily Sign${label}`;
const english = { locale: 'en-GB', timezoneId: 'Europe/London' };

async function enterPin(page: Page, digits: string): Promise<void> {
  await page.getByRole('textbox', { name: 'PIN' }).fill(digits);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** Makes the driver's link in the back office. */
async function makeLink(office: Page): Promise<string> {
  await office.goto(`/admin/drivers?search=${label}`);
  await office.getByRole('button', { name: `Driver link of ${driver.name}` }).click();
  const access = office.getByRole('dialog', { name: `Driver link of ${driver.name}` });
  await access.getByRole('button', { name: 'Make the link' }).click();
  const link = await access.getByLabel('Link for the driver').inputValue();
  await expectNoFindings(office, 'the link of a driver');
  return link;
}

async function expectNothingForStranger(browser: Browser, link: string): Promise<void> {
  const stranger = await browser.newPage();
  await stranger.goto(link);
  await enterPin(stranger, pin === '1000' ? '1111' : '1000');
  await expect(stranger.getByText('Неверный PIN. Осталось 4 попытки.')).toBeVisible();
  const seen = await stranger.locator('body').innerText();
  for (const text of ['Rashad', customerName, 'Hilton']) expect(seen).not.toContain(text);
  await stranger.close();
}

/** Sets the ride to arrived, as a dispatcher does after a call when the driver's phone has no network. */
async function setArrivedByHand(office: Page): Promise<void> {
  await office.getByRole('button', { name: 'Set manually' }).click();
  const question = office.getByRole('dialog', { name: 'How far along is the driver?' });
  await choose(question.getByLabel('State'), 'Arrived');
  await question.getByLabel('Note').fill('Called');
  await question.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(question).toBeHidden();
}

test('a ride is driven through flight mode, while its dispatcher and its customer watch, and a stranger with the link sees nothing [III-13, III-16]', async ({
  page,
  context,
  browser,
  staff,
}) => {
  const { id: driverId } = (await staff.call('POST', '/drivers', driver)).body as { id: string };
  const office = await browser.newPage({ ...desktop, ...english });
  await signInBrowser(office, staffSiteUrl());
  const link = await makeLink(office);
  const ride = await enterRide(staff, 30, { driverId, customerName, signText: customerName });
  const customersLink = await ride.makeLink();
  await expectNothingForStranger(browser, link);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Введите PIN' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await expectNoFindingsInAnyColors(page, 'the PIN');
  await enterPin(page, pin);
  await page.getByRole('button', { name: 'Hilton Baku' }).click();
  await expect(page.getByRole('heading', { name: customerName })).toBeVisible();
  for (const language of ['AZ', 'EN', 'RU']) {
    // Sequential, one language at a time.
    await page.getByRole('button', { name: language }).click();
    await expectNoFindings(page, `the ride, ${language}`);
  }

  await office.goto(`/admin/dispatch?date=${(await ride.stored()).bookingDate}&by=driver`);
  const bar = office.getByRole('button', { name: new RegExp(`^${customerName}, `) });
  await expect(bar).toHaveAccessibleName(/Offered/);
  const customer = await browser.newPage({ ...phone, ...english });
  await customer.goto(customersLink);
  const news = customer.getByRole('heading', { level: 1 });
  await expect(customer.getByRole('main')).not.toContainText('Rashad');

  const press = (name: string) => page.getByRole('contentinfo').getByRole('button', { name }).click();
  await press('Принять поездку');
  // Without a reload, because the board updates live.
  await expect(bar).toHaveAccessibleName(/Accepted/);
  await press('Выезжаю');
  await expect(bar).toHaveAccessibleName(/On the way/);
  await customer.reload();
  await expect(customer.getByRole('main')).toContainText('Rashad');
  await expect(news).toHaveText('Your driver is on the way');

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await press('Я на месте');
  await press('Клиент в машине');
  await press('Поездка завершена');
  await expect(page.getByText('Сохранено на этом телефоне. Будет отправлено.')).toBeVisible();
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(page.getByText('Нет сети. Список на')).toBeVisible();
  await expectNoFindings(page, 'the list without a network');
  expect((await ride.stored()).progress.state).toBe('on_the_way');

  await bar.click();
  const panel = office.getByRole('dialog', { name: /^Ride BK/ });
  await expect(panel.getByText(/^On the way · /)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Send to driver' })).toBeVisible();
  await expectNoFindings(office, 'the panel of a ride under way');
  await panel.getByRole('link', { name: 'Open the booking' }).click();
  await setArrivedByHand(office);

  await context.setOffline(false);
  await expect(page.getByText('Сохранено на этом телефоне. Будет отправлено.')).toBeHidden();
  const history = office.getByRole('region', { name: 'History' });
  await expect(history.getByText(/^Done · /)).toBeVisible();
  await expect(history.getByText('Called')).toBeVisible();
  // Four steps and the completion are the driver's; the arrival was already the dispatcher's.
  await expect(history.getByText(/· the driver$/)).toHaveCount(5);
  await expectNoFindings(office, 'the booking of a ride that is done');
  await customer.reload();
  await expect(news).toHaveText('Thank you for riding with us');

  const { steps, status } = await ride.stored();
  expect(steps.map(({ toState }) => toState)).toEqual([
    'offered',
    'accepted',
    'on_the_way',
    'arrived',
    'on_board',
    'done',
  ]);
  expect(status).toBe('completed');
  await ride.remove();
});
