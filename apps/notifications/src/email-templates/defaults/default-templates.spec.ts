import { describe, expect, it } from '@jest/globals';
import { bookingStatusChanged, rideProgressed } from '@chauffeur/contracts/events/booking-events';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { languages, type Language } from '@chauffeur/contracts/languages/languages';
import {
  bookingEmailVariables,
  contactEmailVariables,
} from '@chauffeur/contracts/notifications/email-variables';
import { builtInTemplateNames, contactTemplateNames } from '@chauffeur/contracts/notifications/template-name';
import { plainText, renderEmail } from '@chauffeur/email-rendering';
import { parse, type ParserError } from 'parse5';
import { bookingVariables } from '../../email-variables/booking-variables.js';
import { exampleVariables } from '../../emails/email-examples.js';
import { bookingStatusUpdateEmail } from '../../emails/bookings/booking-status-update.js';
import { defaultTemplateOf, defaultTemplates } from './default-templates.js';

function variablesIn(template: string): string[] {
  return [...template.matchAll(/\{\{(?:#if |#unless |digits |lines )?([^}#/]+)\}\}/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => name !== 'else');
}

function variablesFor({ language }: { language: Language }) {
  return {
    ...Object.fromEntries(contactEmailVariables.map((name) => [name, `${name}\nof two lines`])),
    ...bookingVariables(bookingExample, null, language),
  };
}

describe('the default templates', () => {
  it('exist for every name in every language [P7.12]', () => {
    const expected = [...builtInTemplateNames, ...contactTemplateNames].flatMap((name) =>
      languages.map((language) => `${name} ${language}`),
    );
    expect(
      defaultTemplates.map(({ templateName, language }) => `${templateName} ${language}`).toSorted(),
    ).toEqual(expected.toSorted());
  });

  it.each(
    defaultTemplates.map((template) => [`${template.templateName} ${template.language}`, template] as const),
  )(
    '%s uses only variables that its emails have',
    (_name, { templateName, subjectTemplate, htmlTemplate }) => {
      const isContact = (contactTemplateNames as readonly string[]).includes(templateName);
      const allowed: readonly string[] = isContact ? contactEmailVariables : bookingEmailVariables;
      const used = variablesIn(subjectTemplate + htmlTemplate);
      expect(used.length).toBeGreaterThan(3);
      expect(used.filter((name) => !allowed.includes(name))).toEqual([]);
    },
  );

  it.each(
    defaultTemplates.map((template) => [`${template.templateName} ${template.language}`, template] as const),
  )('%s has the plain text of its whole HTML', (_name, template) => {
    const { html, text } = renderEmail({ ...template, variables: variablesFor(template) });
    expect(text.length).toBeGreaterThan(100);
    expect(text).toBe(plainText(html));
  });

  it.each(
    defaultTemplates.map((template) => [`${template.templateName} ${template.language}`, template] as const),
  )('%s is valid HTML, and short: visitors read it on roaming data', (_name, template) => {
    const { html } = renderEmail({ ...template, variables: variablesFor(template) });
    const errors: ParserError[] = [];
    parse(html, { onParseError: (error) => errors.push(error) });
    expect(errors).toEqual([]);
    expect(Buffer.byteLength(html)).toBeLessThan(25_000);
  });

  it.each([
    ['en', 'Free cancellation until 4 December', 'Waiting is free: 60 minutes after landing'],
    ['ru', 'Бесплатная отмена до 4 декабря', 'Бесплатное ожидание: 60 мин после посадки'],
  ] as const)('report the terms of a new booking in %s', (language, cancelling, waiting) => {
    const template = defaultTemplateOf('booking_received', language);
    if (!template) throw new Error('it is missing');
    const variables = exampleVariables('booking_received', language, null);
    const text = renderEmail({ ...template, variables }).text.replaceAll(/\s/g, ' ');
    expect(text).toContain(cancelling);
    expect(text).toContain(waiting);
  });

  it('offer no cancelling of a ride that is cancelled', () => {
    const template = defaultTemplateOf('booking_status_update', 'en');
    if (!template) throw new Error('it is missing');
    const buttonOf = (status: 'confirmed' | 'cancelled') => {
      const booking = { ...bookingExample, status };
      const variables = { ...bookingVariables(booking, null, 'en'), ride_link: 'https://example.com/ride' };
      return /See .*your ride/.exec(renderEmail({ ...template, variables }).text)?.[0];
    };
    expect(buttonOf('confirmed')).toBe('See or cancel your ride');
    expect(buttonOf('cancelled')).toBe('See your ride');
  });

  it.each([
    ['050 123 45 67', ['tel:+994501234567', 'https://wa.me/994501234567']],
    ['call me', []],
  ])(
    'link staff to the phone number %s as far as it can be dialled: %j [II-10, II-14]',
    (customerPhone, links) => {
      const notifications = defaultTemplates.filter(
        ({ templateName }) => templateName === 'admin_notification',
      );
      expect(notifications.length).toBeGreaterThan(0);
      for (const template of notifications) {
        const variables = bookingVariables({ ...bookingExample, customerPhone }, null, template.language);
        const { html } = renderEmail({ ...template, variables });
        const found = html.match(/(?:tel:|https:\/\/wa\.me\/)[+\d]*/g) ?? [];
        expect(new Set(found)).toEqual(new Set(links));
      }
    },
  );

  it('do not quote a message: its sender may have given the address of another person [II-33]', () => {
    const acknowledgements = defaultTemplates.filter(
      ({ templateName }) => templateName === 'contact_message_received',
    );
    expect(acknowledgements).toHaveLength(languages.length);
    for (const { htmlTemplate } of acknowledgements) expect(htmlTemplate).not.toContain('message}}');
  });

  it('begin the subject of an urgent booking with that, for staff [I-11]', () => {
    for (const template of defaultTemplates.filter(
      ({ templateName }) => templateName === 'admin_notification',
    )) {
      const subjectOf = (urgent: boolean) => {
        const variables = bookingVariables({ ...bookingExample, urgent }, null, template.language);
        return renderEmail({ ...template, variables }).subject;
      };
      expect(subjectOf(true)).toMatch(/^(URGENT|СРОЧНО): (New booking|Новое бронирование) BK/);
      expect(subjectOf(false)).toMatch(/^(New booking|Новое бронирование) BK/);
    }
  });

  it('announce a call instead of contact within 2 hours if the booking is urgent', () => {
    for (const template of defaultTemplates.filter(({ templateName }) =>
      ['booking_received', 'admin_notification'].includes(templateName),
    )) {
      const htmlOf = (urgent: boolean) => {
        const variables = bookingVariables({ ...bookingExample, urgent }, null, template.language);
        return renderEmail({ ...template, variables }).html;
      };
      const withinTwoHours = /within 2 hours|в\sтечение 2/i;
      expect(htmlOf(true)).toMatch(/call you right away|promised right away|сразу позвон/i);
      expect(htmlOf(true)).not.toMatch(withinTwoHours);
      expect(htmlOf(false)).toMatch(withinTwoHours);
    }
  });

  it('name for staff what a customer has changed, or owes after cancelling', () => {
    const [template] = defaultTemplates.filter(
      ({ templateName }) => templateName === 'booking_changed_notification',
    );
    if (!template) throw new Error('it is missing');
    const changes = [{ field: 'luggageLarge', from: 0, to: 2 }];
    const changed = bookingVariables(bookingExample, null, 'en', { changes, isForStaff: true });
    const email = renderEmail({ ...template, variables: changed });
    expect(email.subject).toMatch(/^Changed by the customer: BK/);
    expect(email.html).toContain('Large suitcases: 0 → 2');
    expect(email.html).not.toContain('Fee due');
    const owed = bookingVariables({ ...bookingExample, status: 'cancelled', feeDueUsd: 27.5 }, null, 'en');
    const cancelled = renderEmail({ ...template, variables: owed });
    expect(cancelled.subject).toMatch(/^Cancelled by the customer: BK/);
    expect(cancelled.html).toContain('$27.50');
  });

  it.each([
    ['en', 'Fee due: $27.50', 'Fee due: $0 ($27.50 is covered by the payment received)'],
    [
      'ru',
      'К оплате за отмену: 27,50\u00a0$',
      'К оплате за отмену: 0\u00a0$ (27,50\u00a0$ покрыто полученной оплатой)',
    ],
  ] as const)('name for a customer who has cancelled what is owed (%s)', (language, fee, none) => {
    const template = defaultTemplateOf('booking_status_update', language);
    if (!template) throw new Error('it is missing');
    const textOf = (feeDueUsd: number | null, paidUsd = 0) => {
      const cancelled = { ...bookingExample, status: 'cancelled' as const, feeDueUsd, paidUsd };
      return renderEmail({ ...template, variables: bookingVariables(cancelled, null, language) }).text;
    };
    expect(textOf(27.5)).toContain(fee);
    expect(textOf(27.5, 20)).not.toMatch(/covered|покрыто/);
    expect(textOf(27.5, 55)).toContain(none);
    expect(textOf(null)).not.toContain(fee.split(':')[0]);
  });

  it.each([
    [undefined, 55],
    ['return', 0],
    [{ keepUsd: 27.5 }, 27.5],
  ] as const)('count as paid what the company retains after a cancellation: %j', (payments, paidUsd) => {
    const booking = { ...bookingExample, status: 'cancelled', feeDueUsd: 27.5, paidUsd: 55 } as const;
    const event = { ...bookingStatusChanged.example, booking, payments };
    expect(bookingStatusUpdateEmail.content(event)).toMatchObject({ booking: { feeDueUsd: 27.5, paidUsd } });
  });

  it('call a ride cancelled because of its status, not because there are no changes', () => {
    for (const template of defaultTemplates.filter(
      ({ templateName }) => templateName === 'booking_changed_notification',
    )) {
      const of = (status: 'confirmed' | 'cancelled') => {
        const variables = bookingVariables({ ...bookingExample, status }, null, template.language);
        const { subject, text } = renderEmail({ ...template, variables });
        return `${subject} ${text}`;
      };
      expect(of('confirmed')).not.toMatch(/cancelled|отмен/i);
      expect(of('cancelled')).toMatch(/cancelled by[^]*has cancelled|отменено[^]*отменил/i);
    }
  });

  it('promise no vehicle when they confirm: a booking without one is confirmed too [I-15]', () => {
    const vehicle = rideProgressed.example.vehicle ?? undefined;
    const named = defaultTemplates.flatMap(({ templateName, subjectTemplate, htmlTemplate }) =>
      variablesIn(subjectTemplate + htmlTemplate).some((name) => /^(vehicle|driver)_/.test(name))
        ? templateName
        : [],
    );
    // The emails to drivers, the one that reports who drives, and one that names the vehicle if it is known.
    expect([...new Set(named)].toSorted()).toEqual([
      'driver_assigned',
      'driver_job',
      'driver_reminder',
      'ride_reminder',
    ]);
    expect(bookingVariables(bookingExample, null, 'en', { vehicle }).vehicle_plate).toBe(vehicle?.plate);
    expect(bookingVariables(bookingExample, null, 'en').vehicle_plate).toBe('');
    const confirmations = defaultTemplates.filter(
      ({ templateName }) => templateName === 'booking_confirmation',
    );
    expect(confirmations.map(({ language }) => language).toSorted()).toEqual(['en', 'ru']);
    for (const { htmlTemplate } of confirmations)
      expect(htmlTemplate).not.toMatch(/reserved for you|is arranged|закреплен|всё готово/i);
  });

  it('confirm at the price that was agreed on, in the currency of the booking too [I-34]', () => {
    const agreed = {
      ...bookingExample,
      totalPrice: 60,
      currency: 'EUR' as const,
      exchangeRate: 0.92,
      convertedPrice: 55.2,
    };
    const total = { en: '$60 (≈\u00a0€55.20)', ru: '60\u00a0$ (≈\u00a055,20\u00a0€)' };
    for (const language of languages) {
      const template = defaultTemplates.find(
        (each) => each.templateName === 'booking_confirmation' && each.language === language,
      );
      if (!template) throw new Error('it is missing');
      const variables = bookingVariables(agreed, null, language);
      expect(renderEmail({ ...template, variables }).html).toContain(total[language]);
    }
  });

  it('lead customers to the page of their ride while it is ahead', () => {
    const leading = defaultTemplates.filter(({ htmlTemplate }) =>
      htmlTemplate.includes('href="{{ride_link}}"'),
    );
    const names = new Set(leading.map(({ templateName }) => templateName));
    expect([...names].toSorted()).toEqual([
      'booking_changed',
      'booking_confirmation',
      'booking_received',
      'booking_status_update',
      'driver_assigned',
      'ride_link',
      'ride_reminder',
    ]);
    expect(leading).toHaveLength(names.size * languages.length);
  });

  it.each([
    ['drivers to their page', '{{driver_page}}', ['driver_job', 'driver_reminder']],
    [
      'staff to the back office',
      '{{back_office}}/bookings/{{reference_number}}',
      ['admin_notification', 'booking_changed_notification'],
    ],
  ])('lead %s, wherever the website of the company is', (_whom, link, expected) => {
    const leading = defaultTemplates.filter(({ htmlTemplate }) => htmlTemplate.includes(`href="${link}"`));
    const names = new Set(leading.map(({ templateName }) => templateName));
    expect([...names].toSorted()).toEqual(expected);
    expect(leading).toHaveLength(names.size * languages.length);
  });

  it('are written in their language', () => {
    for (const { language, subjectTemplate, htmlTemplate } of defaultTemplates) {
      const isCyrillic = /[а-яё]/i.test(subjectTemplate) && /[а-яё]/i.test(htmlTemplate);
      expect(isCyrillic).toBe(language === 'ru');
    }
  });

  it('promise what the specification promises [B4.3, B9.23, P1.15]', () => {
    const html = (name: string, language: string) =>
      defaultTemplates.find((each) => each.templateName === name && each.language === language)
        ?.htmlTemplate ?? '';
    expect(html('booking_received', 'en')).toContain('within 2 hours');
    expect(html('booking_received', 'ru')).toMatch(/в течение 2(&nbsp;| )часов/);
    expect(html('booking_completed', 'en')).toContain('href="{{google_review_url}}"');
    for (const language of languages) {
      expect(html('booking_confirmation', language)).toContain('https://wa.me/{{digits phone_whatsapp}}');
      expect(html('booking_confirmation', language)).toContain('tel:+{{digits phone_primary}}');
    }
    expect(html('booking_confirmation', 'en')).toContain('Baku time');
    expect(html('booking_confirmation', 'ru')).toContain('по времени Баку');
  });
});
