import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { noResponse } from '../../site-under-test/fake-gateway';
import { someContactSettings } from '../../site-under-test/records';
import { visit } from '../../site-under-test/visit';

const main = () => within(screen.getByRole('main'));
const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href');

describe('/contact', () => {
  it('shows every way to the company [P2.11.1, P2.11.4, P2.11.5]', async () => {
    await visit('/contact', { '/api/contact-settings': someContactSettings() });
    expect(hrefOf('+994 12 345 67 89')).toBe('tel:+994123456789');
    expect(hrefOf('+994 50 765 43 21')).toBe('https://wa.me/994507654321');
    expect(hrefOf('hello@khazar.example')).toBe('mailto:hello@khazar.example');
    expect(hrefOf('1 Nizami Street, Baku, Azerbaijan')).toMatch(/^https:\/\/www\.google\.com\/maps/);
    expect(main().getByText('Every day, 06:00 to 23:00')).toBeDefined();
    expect(hrefOf('Call Now')).toBe('tel:+994123456789');
    expect(hrefOf('WhatsApp')).toBe('https://wa.me/994507654321');
    // No answer at any hour: these are the business hours.
    expect(main().getByText('Call or write to us. We reply to messages within 24 hours.')).toBeDefined();
  });

  it('has defaults for when the settings cannot be loaded [P2.11.2, P4.29, P8.14, P9.22]', async () => {
    await visit('/contact', { '/api/contact-settings': noResponse });
    expect(main().getByText('24 hours a day, 7 days a week')).toBeDefined();
    expect(main().getByText(/Baku, Azerbaijan$/)).toBeDefined();
    expect(hrefOf('Call Now')).toMatch(/^tel:\+994/);
  });
});

describe('the contact form', () => {
  const response = jest.spyOn(globalThis as { fetch: typeof fetch }, 'fetch');
  afterEach(() => {
    response.mockReset();
  });

  const write = async (words: Record<string, string>) => {
    const { user } = await visit('/contact');
    for (const [label, text] of Object.entries(words)) {
      await user.type(main().getByRole('textbox', { name: new RegExp(`^${label}`) }), text);
    }
    return user;
  };
  const send = () => main().getByRole('button', { name: /^Send/ });
  const everything = { 'Full name': 'Nigar', Email: 'nigar@example.com', Message: 'A van, please' };

  it('requires only name, email and message [P2.11.3, P5.2.1, P5.2.2]', async () => {
    const user = await write({});
    await user.click(send());
    expect(await main().findByText('Please enter your full name')).toBeDefined();
    expect(main().getByText('Email is required')).toBeDefined();
    expect(main().getByText('Please enter your message')).toBeDefined();
    expect(main().queryByText('Please enter a valid phone number')).toBeNull();
    const first = main().getByRole('textbox', {
      name: /^Full name/,
      description: 'Please enter your full name',
    });
    expect(document.activeElement).toBe(first);
    expect(response).not.toHaveBeenCalled();
  });

  it('restores the input after a reload and in the other language, until it is sent', async () => {
    const user = await write({ ...everything, Phone: 'ask the hotel' });
    await user.selectOptions(main().getByRole('combobox', { name: 'Subject' }), 'feedback');
    cleanup();
    const { user: again } = await visit('/ru/contact');
    const values = main()
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value);
    expect(values).toEqual(['Nigar', 'nigar@example.com', 'ask the hotel', 'A van, please']);
    const subject = main().getByRole<HTMLSelectElement>('combobox', { name: 'Тема' });
    expect(subject.value).toBe('feedback');
    response.mockImplementation(() => Promise.resolve(new Response('{}', { status: 201 })));
    await again.click(main().getByRole('button', { name: /^Отправить/ }));
    await waitFor(() => expect(sessionStorage.getItem('contact-draft')).toBeNull());
  });

  it('shows what the tab stores when the browser shows again how it was left', async () => {
    const user = await write(everything);
    const values = () =>
      main()
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value);
    const showAgain = async (draft: object | null) => {
      if (draft) sessionStorage.setItem('contact-draft', JSON.stringify(draft));
      else sessionStorage.removeItem('contact-draft');
      const returned = Object.assign(new Event('pageshow'), { persisted: true });
      await act(async () => window.dispatchEvent(returned));
    };
    // The visitor went on on the page in another language.
    await showAgain({ name: 'Nigar', email: '', phone: '', message: 'A bus, please' });
    expect(values()).toEqual(['Nigar', '', '', 'A bus, please']);
    await user.click(send());
    expect(await main().findByText('Email is required')).toBeDefined();
    await showAgain(null);
    expect(values()).toEqual(['', '', '', '']);
    await user.type(main().getByRole('textbox', { name: /^Full name/ }), 'Nigar');
    expect(main().queryByText('Email is required')).toBeNull();
  });

  it('offers the five subjects', async () => {
    await visit('/contact');
    const subjects = main().getByRole<HTMLSelectElement>('combobox', { name: 'Subject' });
    expect([...subjects.options].map(({ value }) => value)).toEqual([
      '',
      'booking_inquiry',
      'customer_support',
      'feedback',
      'partnership',
      'other',
    ]);
  });

  it('reads a phone number in the chosen country, and takes any other text', async () => {
    response.mockImplementation(() => Promise.resolve(new Response('{}', { status: 201 })));
    const sent = () => JSON.parse(response.mock.lastCall?.[1]?.body as string) as Record<string, unknown>;
    const user = await write({ ...everything, Phone: '050 123 45 67' });
    const country = main().getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
    await waitFor(() => expect(country.options.length).toBeGreaterThan(200));
    await user.selectOptions(country, 'TR');
    expect(main().getByRole<HTMLInputElement>('textbox', { name: 'Phone' }).value).toBe('+90 501234567');
    await user.click(send());
    await main().findByText('Thank you, your message has arrived');
    expect(sent()).toMatchObject({ phone: '+90 501234567' });
    expect(sent()).not.toHaveProperty('phoneCountry');
    await user.click(main().getByRole('button', { name: 'Send another message' }));
    for (const [label, text] of Object.entries({ ...everything, Phone: 'ask the hotel' })) {
      await user.type(main().getByRole('textbox', { name: new RegExp(`^${label}`) }), text);
    }
    await user.click(send());
    await main().findByText('Thank you, your message has arrived');
    expect(sent()).toMatchObject({ phone: 'ask the hotel' });
  });

  it('is sending until the server has responded, then shows the panel and is empty again [P1.14, P4.23, P4.24, P9.18, P9.21]', async () => {
    let take: (response: Response) => void = () => undefined;
    response.mockReturnValue(new Promise((resolve) => (take = resolve)));
    const user = await write(everything);
    await user.click(send());
    expect(await main().findByRole('button', { name: 'Sending…' })).toBeDefined();
    await user.click(send());
    expect(response).toHaveBeenCalledTimes(1);
    // It would go with the form, without having been sent.
    const message = main().getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
    await user.type(message, ' at noon');
    expect(message.value).toBe('A van, please');
    take(new Response('{}', { status: 201 }));
    expect(await main().findByText('Thank you, your message has arrived')).toBeDefined();
    await user.click(main().getByRole('button', { name: 'Send another message' }));
    expect(main().getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe('');
  });

  it('retains the input if it could not be sent', async () => {
    response.mockResolvedValue(new Response('', { status: 503 }));
    const user = await write(everything);
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(send());
    expect(await main().findByText(/Your message could not be sent/)).toBeDefined();
    // The window may end above it, or the notice that the browser is offline cover it.
    expect(scrollIntoView.mock.contexts).toEqual([main().getByRole('alert')]);
    scrollIntoView.mockRestore();
    expect(main().getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe(
      'A van, please',
    );
  });

  it('retries with the same idempotency key if the response was lost, also in the other language', async () => {
    response.mockRejectedValue(new TypeError('Failed to fetch'));
    const keysSent = () =>
      response.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    const user = await write(everything);
    await user.click(send());
    expect(await main().findByText(/Your message could not be sent/)).toBeDefined();
    cleanup();
    const { user: again } = await visit('/ru/contact');
    response.mockImplementation(() => Promise.resolve(new Response('{}', { status: 201 })));
    await again.click(main().getByRole('button', { name: /^Отправить/ }));
    await waitFor(() => expect(sessionStorage.getItem('contact-draft')).toBeNull());
    const [first, ...others] = keysSent();
    expect(first).toBeTruthy();
    expect(others.at(-1)).toBe(first);
  });

  it('says that too many messages were sent in a short time', async () => {
    const tooMany = { type: 'about:blank', title: 'Too Many Requests', status: 429, code: 'request.tooMany' };
    response.mockResolvedValue(new Response(JSON.stringify(tooMany), { status: 429 }));
    const user = await write(everything);
    await user.click(send());
    expect(await main().findByText(/^Too many requests in a short time/)).toBeDefined();
  });
});
