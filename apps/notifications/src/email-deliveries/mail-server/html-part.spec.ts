import { describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { htmlPart } from './html-part.js';

/** Returns the parts as received, and whether the HTML was sent without an encoding. */
async function received(html: string) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({
    from: 'a@example.com',
    to: 'b@example.com',
    text: 'text',
    html: htmlPart(html),
  });
  const bytes = message as Buffer;
  const email = await PostalMime.parse(bytes);
  return {
    html: email.html?.replaceAll('\r\n', '\n').trimEnd(),
    text: email.text?.trim(),
    isPlain: bytes.includes('Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 7bit\r\n'),
    longestLine: Math.max(
      ...bytes
        .toString('latin1')
        .split(/\r?\n/)
        .map((line) => line.length),
    ),
  };
}

const page = (text: string, style = '') =>
  `<html>\n<style>${style}</style>\n<p>${text}</p>\n${'<br>'.repeat(100)}</html>`;

describe('htmlPart', () => {
  it('sends ASCII as it is, dots at the beginning of lines too', async () => {
    const html = page('one = two\n.\n..three\r\nfour');
    expect(await received(html)).toMatchObject({ html: html.replace('\r', ''), text: 'text', isPlain: true });
  });

  it('refers to few other characters', async () => {
    expect(await received(page('Driver’s sign: Əliyev 🚗'))).toMatchObject({
      html: page('Driver&#8217;s sign: &#399;liyev &#128663;'),
      isPlain: true,
    });
  });

  it.each([
    ['an email in Russian', page('Ваш водитель встретит вас в аэропорту')],
    ['a line of a thousand characters', page('long '.repeat(200))],
    ['a line that references make too long', page('ə'.repeat(20) + 'long '.repeat(180))],
    ['a control character', page('bell\x07')],
    ['a style that a reference would change', page('text', 'a::after{content:"→"}')],
  ])('encodes %s', async (_what, html) => {
    const email = await received(html);
    expect(email).toMatchObject({ html, isPlain: false });
    expect(email.longestLine).toBeLessThanOrEqual(76);
  });
});
