/** @jest-environment jsdom */
/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReceivedEmail } from './received-email.js';

const page = new URL('../page/', import.meta.url);

describe('the page', () => {
  beforeEach(() => {
    document.documentElement.innerHTML = readFileSync(new URL('index.html', page), 'utf8');
  });

  it('shows hostile emails as text and their HTML only inside a sandbox', async () => {
    const email: ReceivedEmail = {
      id: 'hostile',
      from: [{ name: '<img src=x onerror=alert(1)>', address: 'from@example.com' }],
      to: [{ name: '', address: 'to@example.com' }],
      replyTo: [],
      envelopeTo: ['to@example.com'],
      subject: '<script>alert(2)</script>',
      html: '<p class="x">"quoted"</p><script>alert(3)</script></iframe>',
      text: '',
      date: '2027-03-01T10:00:00.000Z',
      messageId: '',
      correlationId: '',
      headers: {},
      attachments: [],
      size: 100,
    };
    globalThis.fetch = jest.fn(async (path: unknown) => {
      const body = String(path) === '/summaries' ? [email] : email;
      return { ok: true, json: async () => body } as Response;
    });
    location.hash = `#${email.id}`;
    const scripts = document.scripts.length;

    await import(new URL('page.js', page).href);

    expect(document.scripts).toHaveLength(scripts);
    expect(document.images).toHaveLength(0);
    expect(document.querySelector('.entry .subject')?.textContent).toBe('<script>alert(2)</script>');
    expect(document.querySelector('h1')?.textContent).toBe('<script>alert(2)</script>');
    const frame = document.querySelector('iframe');
    expect(frame?.srcdoc).toContain('<p class="x">');
    expect(frame?.getAttribute('sandbox')?.split(' ')).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
  });
});
