import type { SeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { createGateway, type Gateway } from '../api/gateway';

/** Response bodies by path, or promises of them; `noResponse` makes the request fail. */
export type GatewayResponses = Partial<
  Record<
    | '/api/booking-terms'
    | '/api/cars'
    | '/api/categories'
    | '/api/contact-settings'
    | '/api/currencies'
    | '/api/pricing'
    | '/api/retention-periods'
    | '/api/seo'
    | '/api/services'
    | '/api/tours',
    unknown
  >
>;

/** Paths that return a single record; the default response is null instead of an empty list. */
const records = ['/api/booking-terms', '/api/contact-settings', '/api/retention-periods'];

export const noResponse = Symbol('no response');

/** Creates the site's real gateway client on top of these responses. */
export function fakeGateway(responses: GatewayResponses): Gateway {
  const bodies = responses as Record<string, unknown>;
  const request = (address: string) => {
    const [path = '', query = ''] = address.split('?');
    const detail = /^(\/api\/(?:services|tours))\/(.+)$/.exec(path);
    const list = bodies[detail?.[1] ?? path] ?? (records.includes(path) ? null : []);
    const body = detail
      ? (list as { id: string }[]).find(({ id }) => id === detail[2])
      : path === '/api/seo'
        ? seoRowsFor(list as SeoSettingsResponse[], new URLSearchParams(query))
        : list;
    const status = list === noResponse ? 503 : body === undefined ? 404 : 200;
    return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) });
  };
  return createGateway(request, {
    correlationId: 'visit',
    logWarning: () => undefined,
    logError: () => undefined,
  });
}

function seoRowsFor(rows: SeoSettingsResponse[], query: URLSearchParams): SeoSettingsResponse[] {
  const pagePath = query.get('pagePath');
  return rows.filter(
    (row) => row.language === query.get('language') && (pagePath === null || row.pagePath === pagePath),
  );
}
