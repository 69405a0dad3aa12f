import { seoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { staffSeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startCatalogue, type RunningCatalogue } from '../start-catalogue.fixture.js';

let catalogue: RunningCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
});

afterAll(() => catalogue.stop());

const settings = { metaTitle: 'Cars with a driver', metaDescription: 'Choose a car and its driver in Baku.' };

async function add(pagePath: string, fields: object = {}) {
  return staffSeoSettingsResponse.parse(
    (await catalogue.call('POST', '/staff/seo-settings', { ...settings, pagePath, ...fields })).body,
  );
}

async function shownTo(language: string, pagePath: string) {
  const query = new URLSearchParams({ language, pagePath });
  const { body } = await catalogue.call('GET', `/seo-settings?${query.toString()}`);
  return seoSettingsResponse.array().parse(body);
}

describe('SEO settings of staff', () => {
  it('start with the defaults, are shown to pages, change and go [B3.17, B7.11, B9.11]', async () => {
    const added = await add('/first', {
      schemaMarkup: { '@context': 'https://schema.org', '@type': 'WebPage' },
      priority: 0.3,
    });
    expect(added).toMatchObject({ language: 'en', robots: 'index, follow', priority: 0.3, version: 1 });
    expect(await shownTo('en', '/FIRST')).toMatchObject([
      { schemaMarkup: { '@context': 'https://schema.org', '@type': 'WebPage' } },
    ]);

    const change = { ...settings, pagePath: '/other', language: 'ru', metaTitle: 'New title', version: 1 };
    const changed = await catalogue.call('PUT', `/staff/seo-settings/${added.id}`, change);
    expect(staffSeoSettingsResponse.parse(changed.body)).toMatchObject({
      pagePath: '/first',
      language: 'en',
      metaTitle: 'New title',
      priority: 0.5,
      schemaMarkup: null,
      version: 2,
    });
    const again = await catalogue.call('PUT', `/staff/seo-settings/${added.id}`, change);
    expect([again.status, again.code]).toEqual([409, 'record.stale']);

    expect((await catalogue.call('DELETE', `/staff/seo-settings/${added.id}`)).status).toBe(204);
    expect(await shownTo('en', '/first')).toEqual([]);
    for (const [method, body] of [['GET'], ['PUT', change], ['DELETE']] as const) {
      const deleted = await catalogue.call(method, `/staff/seo-settings/${added.id}`, body);
      expect([deleted.status, deleted.code]).toEqual([404, 'seoSettings.notFound']);
    }
  });

  it('are one record a page and language, whatever the case, also when two come at once [B5.2.5]', async () => {
    const attempts = ['/once', '/ONCE', '/once/'].map((pagePath) =>
      catalogue.call('POST', '/staff/seo-settings', { ...settings, pagePath }),
    );
    const responses = await Promise.all(attempts);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ]);
    expect(responses.filter(({ code }) => code === 'seoSettings.pathTaken')).toHaveLength(2);
    expect(await add('/once', { language: 'ru' })).toMatchObject({ pagePath: '/once', language: 'ru' });
  });

  it('are hidden from pages while inactive, and staff see them', async () => {
    const { id } = await add('/quiet', { isActive: false });
    expect(await shownTo('en', '/quiet')).toEqual([]);
    const { body } = await catalogue.call('GET', '/staff/seo-settings');
    expect(staffSeoSettingsResponse.array().parse(body)).toContainEqual(
      expect.objectContaining({ id, isActive: false }),
    );
  });

  it('publish every change that was made, and none that was rejected [B5.2.6, D1.13]', async () => {
    const publishedCount = async () => (await catalogue.published('catalogue.changed.v1')).length;
    const before = await publishedCount();
    const { id } = await add('/published');
    await catalogue.call('PUT', `/staff/seo-settings/${id}`, {
      ...settings,
      metaTitle: 'Published',
      version: 1,
    });
    await catalogue.call('POST', '/staff/seo-settings', { ...settings, pagePath: '/published' });
    await catalogue.call('PUT', `/staff/seo-settings/${id}`, { ...settings, version: 1 });
    await catalogue.call('DELETE', `/staff/seo-settings/${id}`);
    await catalogue.call('DELETE', `/staff/seo-settings/${id}`);
    expect((await publishedCount()) - before).toBe(3);
  });
});
