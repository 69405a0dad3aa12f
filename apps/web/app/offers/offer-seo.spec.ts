import { describe, expect, it } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import { gatewayContext } from '../api/gateway';
import { publicUrlContext } from '../seo/public-url';
import { tourData } from '../seo/structured-data';
import { fakeGateway } from '../site-under-test/fake-gateway';
import { someTour } from '../site-under-test/records';
import { offerSeo } from './offer-seo';

describe('the head of a tour', () => {
  it('describes it in a line and says the rest to search engines', async () => {
    const description = `Two days.\r\n\r\n• Old mosque\n${'mountain roads '.repeat(300)}`.trim();
    const tour = someTour(1, { description });
    const context = new RouterContextProvider();
    context.set(gatewayContext, fakeGateway({}));
    context.set(publicUrlContext, 'https://drivers.example');
    const args = { pattern: '/tours/:id', params: { id: tour.id }, context };
    const seo = await offerSeo(args, tour, 'tours', (offered) => tourData({ ...offered, destinations: [] }));
    expect(seo.description).toMatch(/^Two days\. • Old mosque mountain roads .* roads…$/);
    expect(seo.description.length).toBeLessThanOrEqual(300);
    expect(seo.openGraph.description).toBe(seo.description);
    expect(seo.structuredData).toContainEqual(expect.objectContaining({ description }));
  });
});
