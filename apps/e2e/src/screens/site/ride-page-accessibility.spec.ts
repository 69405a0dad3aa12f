import type { Page } from '@playwright/test';
import { book, bookingRequest, readOffer } from '../../booking-request.ts';
import { expectNoFindingsInAnyColors } from '../../browser/axe.ts';
import { expect, test } from '../../browser/staff-test.ts';
import { daysAhead } from '../../days-ahead.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { enterRide, rideOf } from '../../staff-rides.ts';

const texts = {
  en: {
    sendLink: 'Get your link again',
    pending: 'We have your request',
    driver: 'Your driver is ready',
    arrived: 'Your driver has arrived',
    completed: 'Thank you for riding with us',
    cancelled: 'This ride is cancelled',
    trip: 'Change the trip',
    time: 'Preferred time',
    price: 'Show the new price',
    samePrice: /^The price stays/,
    details: 'Change details',
    back: 'Back',
    cancel: 'Cancel the ride',
    submit: 'Yes, cancel the ride',
    ended: 'This link has ended. Ask for a new one.',
  },
  ru: {
    sendLink: 'Прислать ссылку ещё раз',
    pending: 'Мы получили вашу заявку',
    driver: 'Ваш водитель назначен',
    arrived: 'Водитель на месте',
    completed: 'Спасибо, что поехали с нами',
    cancelled: 'Эта поездка отменена',
    trip: 'Изменить поездку',
    time: 'Желаемое время',
    price: 'Показать новую цену',
    samePrice: /^Цена прежняя/,
    details: 'Изменить детали',
    back: 'Назад',
    cancel: 'Отменить поездку',
    submit: 'Да, отменить поездку',
    ended: 'Срок этой ссылки истёк. Запросите новую.',
  },
} as const;

for (const language of ['en', 'ru'] as const) {
  test.describe(language, () => {
    // An expired link is one of the states.
    test.use({ locale: language, viewport: { width: 390, height: 800 }, expectedError: /\b410\b/ });
    const text = texts[language];
    const open = async (page: Page, link: string) => {
      await page.goto('about:blank');
      await page.goto(language === 'ru' ? link.replace('/ride', '/ru/ride') : link);
    };
    const look = async (page: Page, heading: string) => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectNoFindingsInAnyColors(page, heading);
    };

    test('axe finds nothing in any state of the ride page', async ({ page, staff }) => {
      // A dozen states, each analysed twice.
      test.setTimeout(180_000);
      const later = bookingRequest(await readOffer(staffSiteUrl()), { bookingDate: daysAhead(97) });
      const pending = rideOf(staff, (await book(later, {}, staffSiteUrl())).id);
      const driver = { name: 'Rashad Aliyev', phone: '+994 55 123 77 88' };
      const { id: driverId } = (await staff.call('POST', '/drivers', driver)).body as { id: string };
      const soon = await enterRide(staff, 180, { driverId });
      const link = await soon.makeLink();

      await open(page, `${staffSiteUrl()}/ride`);
      await look(page, text.sendLink);
      await open(page, await pending.makeLink());
      await look(page, text.pending);
      // High contrast gives it a border, which must not leave the window.
      await page.emulateMedia({ forcedColors: 'active' });
      const cancel = page.getByRole('button', { name: text.cancel });
      await expect.poll(async () => (await cancel.boundingBox())?.x).toBeGreaterThan(0);
      await page.emulateMedia({ forcedColors: 'none' });
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await press(text.trip);
      await page.getByLabel(text.time).fill('16:45');
      await press(text.price);
      await expect(page.getByText(text.samePrice)).toBeVisible();
      await expectNoFindingsInAnyColors(page, 'the form of the trip');
      await press(text.back);
      await press(text.details);
      await expectNoFindingsInAnyColors(page, 'the form of details');

      await open(page, link);
      await look(page, text.driver);
      await press(text.cancel);
      await expect(page.getByRole('button', { name: text.submit })).toBeVisible();
      await expectNoFindingsInAnyColors(page, 'the question with the fee');
      await soon.setState('arrived');
      await open(page, link);
      await look(page, text.arrived);
      await soon.setStatus('completed');
      await open(page, link);
      await look(page, text.completed);
      await soon.setStatus('cancelled', { feeUsd: 20 });
      await open(page, link);
      await look(page, text.cancelled);
      await soon.makeLink();
      await open(page, link);
      await expect(page.getByText(text.ended)).toBeVisible();
      await look(page, text.sendLink);
      await Promise.all([soon.remove(), pending.remove()]);
      await staff.call('DELETE', `/drivers/${driverId}?version=1`);
    });
  });
}
