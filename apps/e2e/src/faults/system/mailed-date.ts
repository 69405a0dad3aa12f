import PostalMime from 'postal-mime';
import type { AskedBooking } from '../booking-client.ts';
import type { TakenMail } from '../fault-mail-server.ts';

const words = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Whether a mail to the customer of a booking names the date that was asked for, in words and in their language. */
export async function namesDate({ source = '' }: TakenMail, { body }: AskedBooking): Promise<boolean> {
  const { text = '', html = '' } = await PostalMime.parse(source);
  const language = body['language'] === 'ru' ? 'ru' : 'en-GB';
  const date = new Date(String(body['bookingDate']));
  const inWords = new Intl.DateTimeFormat(language, words).format(date).replace(' г.', '');
  return `${text} ${html}`.replaceAll(/\s|&nbsp;/g, ' ').includes(inWords);
}
