import { z } from 'zod';

/** Has one URL for all languages, is not indexed, and requests rides without a session, which logs an error to the console. */
export const driverPage = '/drive';

export interface MeasuredPage {
  /** Route pattern, for the table: `/tours/:id`. */
  readonly name: string;
  readonly path: string;
}

/** Returns the pages with a budget; those with an id show the first record of the site. */
export async function measuredPages(siteUrl: string, language: 'en' | 'ru'): Promise<MeasuredPage[]> {
  const names = ['/', '/services', '/services/:id', '/cars', '/tours', '/tours/:id', '/contact', '/booking'];
  return Promise.all(
    [...names, driverPage].map(async (name) => {
      const [, resource] = /^\/(\w+)\/:id$/.exec(name) ?? [];
      const path = resource ? `/${resource}/${await firstId(`${siteUrl}/api/${resource}`)}` : name;
      const prefixed = (english: string) =>
        language === 'en' || english === driverPage ? english : `/ru${english}`.replace(/\/$/, '');
      return { name: prefixed(name), path: prefixed(path) };
    }),
  );
}

async function firstId(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const record = z.object({ id: z.string() });
  return z.tuple([record], record).parse(await response.json())[0].id;
}
