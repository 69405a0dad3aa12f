import type { Route } from './+types/robots';
import { publicUrlContext } from './public-url';

/** /robots.txt: everything public may be read; what a page itself forbids stands in its head. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /booking/success',
    'Disallow: /ru/booking/success',
    `Sitemap: ${context.get(publicUrlContext)}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
