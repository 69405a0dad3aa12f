import { randomInt, randomUUID } from 'node:crypto';
import { devices, type Page } from '@playwright/test';
import { expectNoFindings, expectNoFindingsInAnyColors } from '../../browser/axe.ts';
import { expect, test } from '../../browser/staff-test.ts';
import { arrivalFields, enterRide } from '../../staff-rides.ts';

const { defaultBrowserType: _phone, ...phone } = devices['Pixel 5'];
test.use({ ...phone, timezoneId: 'Asia/Baku', expectedError: /\b401\b|\b410\b|ERR_INTERNET_DISCONNECTED/ });

/** Analyses the page in each language; in Russian, which stays, in all color schemes. */
async function look(page: Page, where: string): Promise<void> {
  for (const language of ['AZ', 'EN', 'RU']) {
    // Sequential, one language at a time.
    await page.getByRole('button', { name: new RegExp(`^${language}, `) }).click();
    await expectNoFindings(page, `${where}, ${language}`);
  }
  await expectNoFindingsInAnyColors(page, where);
}

/** Reports that the driver arrived this many minutes ago. */
async function arriveEarlier(page: Page, rideId: string, minutesAgo: number): Promise<void> {
  const happenedAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const step = { actionId: randomUUID(), from: 'accepted', to: 'arrived', happenedAt };
  const status = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body })).status;
    },
    [`/api/driver/rides/${rideId}/steps`, JSON.stringify(step)] as const,
  );
  expect(status).toBe(200);
}

test("axe finds nothing on any screen of the driver's page", async ({ page, context, staff }) => {
  // A dozen screens in three languages.
  test.setTimeout(240_000);
  const pin = String(randomInt(1_000, 10_000));
  const driver = { name: `Rashad ${pin}`, phone: `+99455123${pin}` };
  const { id: driverId } = (await staff.call('POST', '/drivers', driver)).body as { id: string };
  const { url } = (await staff.call('POST', `/drivers/${driverId}/link`, {})).body as { url: string };
  const waiting = await enterRide(staff, -90, { ...(await arrivalFields()), driverId, agreedByPhone: true });
  const offered = await enterRide(staff, 300, { driverId });
  const cancelled = await enterRide(staff, 600, { driverId, pickupLocation: 'Gabala' });
  await cancelled.setStatus('cancelled');

  await page.goto(url);
  const enter = async (digits: string) => {
    await page.getByRole('textbox', { name: 'PIN' }).fill(digits);
    await page.getByRole('button', { name: 'Войти' }).click();
  };
  await enter(pin === '1000' ? '1111' : '1000');
  await expect(page.getByText(/^Неверный PIN/)).toBeVisible();
  await look(page, 'a wrong PIN');
  await enter(pin);
  const card = (pickup: string) => page.getByRole('button', { name: pickup });
  await expect(card('Gabala')).toContainText('Отменена');
  await look(page, 'the list');

  await arriveEarlier(page, waiting.id, 80);
  await page.reload();
  await card('Fountain Square').click();
  await page.getByRole('button', { name: 'Клиент не пришёл' }).click();
  const noShow = page.getByRole('heading', { name: 'Клиент не пришёл?' });
  await expect(noShow).toBeVisible();
  await look(page, 'the question of a no-show');
  await page.getByRole('button', { name: 'Не сейчас' }).click();
  await expect(noShow).toBeHidden();
  await look(page, 'a ride whose customer is waited for');
  await page.getByRole('button', { name: /^Показать табличку/ }).click();
  await expectNoFindingsInAnyColors(page, 'the sign');
  await page.getByRole('button', { name: 'Закрыть табличку' }).click();
  await page.getByRole('button', { name: 'Назад' }).click();

  await card('Hilton Baku').click();
  await look(page, 'a ride that waits for an answer');
  await page.getByRole('button', { name: 'Отказаться' }).click();
  const decline = page.getByRole('heading', { name: 'Почему вы отказываетесь?' });
  await expect(decline).toBeVisible();
  await look(page, 'the question before declining');
  // The phone's own Back.
  await page.goBack();
  await expect(decline).toBeHidden();

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Нет сети\. Список на/)).toBeVisible();
  await look(page, 'without a network');
  await context.setOffline(false);

  expect((await staff.call('DELETE', `/drivers/${driverId}/link`)).status).toBe(204);
  await page.goto('about:blank');
  await page.goto(url);
  await enter(pin);
  await expect(page.getByRole('heading', { name: 'Ссылка больше не действует' })).toBeVisible();
  await look(page, 'a link that has ended');
  await Promise.all([waiting, offered, cancelled].map((ride) => ride.remove()));
});
