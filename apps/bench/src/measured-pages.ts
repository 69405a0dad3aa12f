import { z } from 'zod';

/** A page that has a budget. */
export interface MeasuredPage {
  /** As in the routes, for the table: `/tours/:id`. */
  readonly name: string;
  /** What is asked for. */
  readonly path: string;
}

export type Language = 'en' | 'ru';

const record = z.object({ id: z.string() });
const records = z.tuple([record], record);

/**
 * The pages that have a budget, those with an id for the first record that the site shows.
 * @param siteUrl without a trailing slash
 */
export async function measuredPages(siteUrl: string, language: Language): Promise<MeasuredPage[]> {
  const [service, tour] = await Promise.all([
    firstId(`${siteUrl}/api/services`),
    firstId(`${siteUrl}/api/tours`),
  ]);
  const pages = [
    { name: '/', path: '/' },
    { name: '/services', path: '/services' },
    { name: '/services/:id', path: `/services/${service}` },
    { name: '/cars', path: '/cars' },
    { name: '/tours', path: '/tours' },
    { name: '/tours/:id', path: `/tours/${tour}` },
    { name: '/contact', path: '/contact' },
    { name: '/booking', path: '/booking' },
  ];
  return language === 'en'
    ? pages
    : pages.map(({ name, path }) => ({ name: inRussian(name), path: inRussian(path) }));
}

function inRussian(path: string): string {
  return path === '/' ? '/ru' : `/ru${path}`;
}

async function firstId(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const [first] = records.parse(await answer.json());
  return first.id;
}
