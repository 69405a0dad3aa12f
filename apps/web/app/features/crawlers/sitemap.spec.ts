import { describe, expect, it } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import type { Route } from './+types/sitemap';
import { gatewayContext } from '../../api/gateway';
import { publicUrlContext } from '../../seo/public-url';
import { fakeGateway } from '../../site-under-test/fake-gateway';
import { someSeoRow } from '../../site-under-test/records';
import { loader } from './sitemap';

const site = 'https://drivers.example';

describe('the sitemap', () => {
  it('leaves out a page that is a copy of another address', async () => {
    const context = new RouterContextProvider();
    const rows = [
      someSeoRow({ pagePath: '/', canonicalUrl: site }),
      someSeoRow({ pagePath: '/about', canonicalUrl: `${site}/company` }),
    ];
    context.set(gatewayContext, fakeGateway({ '/api/seo': rows }));
    context.set(publicUrlContext, site);
    const sitemap = await (await loader({ context } as unknown as Route.LoaderArgs)).text();
    expect(sitemap).toContain(`<loc>${site}/</loc>`);
    expect(sitemap).toContain(`<loc>${site}/contact</loc>`);
    expect(sitemap).not.toContain(`"${site}/about"`);
    expect(sitemap).not.toContain(`<loc>${site}/about</loc>`);
  });
});
