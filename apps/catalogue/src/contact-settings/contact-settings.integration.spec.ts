import { contactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { staffContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startCatalogue, type RunningCatalogue } from '../start-catalogue.fixture.js';

const settings = {
  companyName: 'Example Chauffeurs',
  websiteUrl: 'https://example.com',
  phonePrimary: '+994 12 555 01 01',
  phoneWhatsapp: '+994 50 555 01 01',
  emailInfo: 'info@example.com',
  emailSupport: 'support@example.com',
  address: 'Neftchilar Avenue 1',
  city: 'Baku',
  country: 'Azerbaijan',
  businessHours: '24 hours a day, 7 days a week',
  socialMedia: { instagram: 'https://instagram.com/example' },
};
const { routingKey } = contactSettingsChanged;

let catalogue: RunningCatalogue;

beforeAll(async () => {
  catalogue = await startCatalogue();
});

afterAll(() => catalogue.stop());

beforeEach(async () => {
  await catalogue.client.query('DELETE FROM contact_settings');
});

async function add(fields: object = {}) {
  const { body } = await catalogue.call('POST', '/staff/contact-settings', { ...settings, ...fields });
  return staffContactSettingsResponse.parse(body);
}

async function listed() {
  const { body } = await catalogue.call('GET', '/staff/contact-settings');
  return staffContactSettingsResponse.array().parse(body);
}

async function shown() {
  return contactSettingsResponse.array().parse((await catalogue.call('GET', '/contact-settings')).body);
}

/** Returns the settings of the event that applies to emails: that of the latest change. */
async function lastPublished() {
  const published = (await catalogue.published(routingKey)).map((data) =>
    contactSettingsChanged.data.parse(data),
  );
  const latest = published.toSorted((one, other) => one.changedAt.localeCompare(other.changedAt)).at(-1);
  return latest?.settings;
}

describe('contact settings of staff', () => {
  it('are shown and published to emails as soon as they are active [B3.18, B7.12]', async () => {
    const added = await add();
    expect(added).toMatchObject({ ...settings, addressRu: null, emergencyContact: null, version: 1 });
    const [active] = await shown();
    expect(active).toMatchObject({ id: added.id, companyName: 'Example Chauffeurs' });
    expect(await lastPublished()).toEqual(active);
    // Consumers of 0.1.0 require this shape.
    expect((await catalogue.published('catalogue.changed.v1')).at(-1)).toEqual({ parts: ['cars'] });
  });

  it('leave one record active when another is made active [D1.13]', async () => {
    const first = await add({ companyName: 'First' });
    const second = await add({ companyName: 'Second' });
    expect((await listed()).map(({ companyName, isActive }) => ({ companyName, isActive }))).toEqual([
      { companyName: 'Second', isActive: true },
      { companyName: 'First', isActive: false },
    ]);

    const outdated = { ...settings, isActive: true, version: first.version };
    const stale = await catalogue.call('PUT', `/staff/contact-settings/${first.id}`, outdated);
    expect([stale.status, stale.code]).toEqual([409, 'record.stale']);

    const fresh = (await listed()).find(({ id }) => id === first.id);
    const back = { ...settings, companyName: 'First again', version: fresh?.version };
    expect((await catalogue.call('PUT', `/staff/contact-settings/${first.id}`, back)).status).toBe(200);
    expect(await shown()).toMatchObject([{ id: first.id, companyName: 'First again' }]);
    const other = await catalogue.call('GET', `/staff/contact-settings/${second.id}`);
    expect(staffContactSettingsResponse.parse(other.body)).toMatchObject({ isActive: false, version: 2 });
  });

  it('leave one record active when several are made active at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        catalogue.call('POST', '/staff/contact-settings', { ...settings, companyName: `Company ${index}` }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await listed()).filter(({ isActive }) => isActive)).toHaveLength(1);
    expect([await lastPublished()]).toEqual(await shown());
  });

  it('are published as none when the active record is deactivated or removed', async () => {
    const { id } = await add();
    const aside = { ...settings, isActive: false, version: 1 };
    await catalogue.call('PUT', `/staff/contact-settings/${id}`, aside);
    expect(await shown()).toEqual([]);
    expect(await lastPublished()).toBeNull();

    const next = await add();
    expect((await catalogue.call('DELETE', `/staff/contact-settings/${next.id}`)).status).toBe(204);
    expect(await shown()).toEqual([]);
    expect(await lastPublished()).toBeNull();
    const deleted = await catalogue.call('DELETE', `/staff/contact-settings/${next.id}`);
    expect([deleted.status, deleted.code]).toEqual([404, 'contactSettings.notFound']);
  });

  it('are rejected with links that are none [B5.3.2]', async () => {
    const { status, body } = await catalogue.call('POST', '/staff/contact-settings', {
      ...settings,
      socialMedia: { telegram: 'javascript:alert(1)' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [{ field: 'socialMedia.telegram', code: 'socialMedia.invalid' }],
    });
  });
});
