import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { noResponse } from '../../site-under-test/fake-gateway';
import { someContactSettings } from '../../site-under-test/records';
import { visit } from '../../site-under-test/visit';

const footer = () => within(screen.getByRole('contentinfo'));
const hrefOf = (name: string | RegExp) => footer().getByRole('link', { name }).getAttribute('href');

describe('the footer', () => {
  it('shows who the company is and how to reach it [P2.1.11, P2.3.1, P2.3.2, P2.3.3, P2.3.4, P2.3.5, P4.28]', async () => {
    await visit('/about', { '/api/contact-settings': someContactSettings() });
    expect(footer().getAllByText(/Khazar Drivers/).length).toBeGreaterThan(0);
    expect(hrefOf(/345.67.89/)).toBe('tel:+994123456789');
    expect(hrefOf(/WhatsApp/)).toBe('https://wa.me/994507654321');
    expect(hrefOf('hello@khazar.example')).toBe('mailto:hello@khazar.example');
    const address = '1 Nizami Street, Baku, Azerbaijan';
    expect(hrefOf(address)).toContain(encodeURIComponent(address));
  });

  it('breaks no line within a phone number, but between two of them', async () => {
    const phonePrimary = '+994 (12) 345 67 89, +994 12 345 67 90';
    await visit('/about', { '/api/contact-settings': someContactSettings({ phonePrimary }) });
    const link = footer().getByRole('link', { name: /^Phone/ });
    expect(link.textContent).toBe(`Phone: ${phonePrimary}`);
    expect([...link.children].map(({ textContent }) => textContent)).toEqual([
      '+994 (12) 345 67 89,',
      '+994 12 345 67 90',
    ]);
    expect(link.getAttribute('href')).toBe('tel:+994123456789');
  });

  it('has the Russian address in Russian', async () => {
    await visit('/ru/about', { '/api/contact-settings': someContactSettings() });
    expect(footer().getByText('улица Низами, 1, Баку, Азербайджан')).toBeDefined();
  });

  it.each([
    ['cannot be loaded', noResponse],
    ['are switched off', someContactSettings({ isActive: false })],
    ['are not there', null],
  ])('shows built-in details when the contact settings %s [P4.27, P4.29, P8.14]', async (_, response) => {
    await visit('/about', { '/api/contact-settings': response });
    expect(footer().getAllByText(/Private Drivers Baku/).length).toBeGreaterThan(0);
    expect(hrefOf(/Phone/)).toMatch(/^tel:\+994/);
    expect(hrefOf(/WhatsApp/)).toMatch(/^https:\/\/wa\.me\/994/);
    expect(hrefOf(/@/)).toMatch(/^mailto:/);
    expect(footer().getByText(/Baku, Azerbaijan$/)).toBeDefined();
  });

  it('shows built-in details for single missing settings', async () => {
    const gaps = someContactSettings({ phonePrimary: '', phoneWhatsapp: '', emailInfo: '', companyName: '' });
    await visit('/about', { '/api/contact-settings': gaps });
    expect(footer().getAllByText(/Private Drivers Baku/).length).toBeGreaterThan(0);
    expect(hrefOf(/Phone/)).toMatch(/^tel:\+994/);
    expect(footer().getByText('1 Nizami Street, Baku, Azerbaijan')).toBeDefined();
  });

  it('leads to every page, also the legal ones and that of a booking [P2.3.6, P2.3.7]', async () => {
    await visit('/about');
    const paths = footer()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(paths).toEqual(
      expect.arrayContaining([
        '/services',
        '/tours',
        '/about',
        '/cars',
        '/contact',
        '/booking',
        '/ride',
        '/privacy',
        '/terms',
      ]),
    );
  });

  it('reserves all rights from 2024 to the year of the page [P2.3.8]', async () => {
    await visit('/about');
    expect(footer().getByText(/All rights reserved/).textContent).toContain('2024–2031');
  });
});
