import type { Route } from './+types/robots';
import { gatewayContext } from '../../api/gateway';
import { publicUrlContext } from '../../seo/public-url';
import { robotsText } from './robots-text';
import { readSeoRows } from '../../seo/seo-rows';

/** Serves /robots.txt, generated from the SEO settings. */
export async function loader({ context }: Route.LoaderArgs) {
  const rows = await readSeoRows(context.get(gatewayContext));
  return new Response(robotsText(rows, context.get(publicUrlContext)), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
