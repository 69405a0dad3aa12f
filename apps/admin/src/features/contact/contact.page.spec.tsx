import { afterEach, describe, expect, it } from '@jest/globals';
import type { StaffContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionWithRecords } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { ContactPage } from './contact.page';

const path = '/api/admin/contact-settings';

const company: StaffContactSettingsResponse = {
  id: '8a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  companyName: 'Caspian Chauffeur',
  phonePrimary: '+994 12 000 01 01',
  phoneWhatsapp: '+994 50 000 01 01',
  emailInfo: 'info@company.example',
  emailSupport: 'support@company.example',
  address: '1 Neftchilar Avenue',
  addressRu: null,
  city: 'Baku',
  cityRu: null,
  country: 'Azerbaijan',
  countryRu: null,
  websiteUrl: 'https://company.example',
  businessHours: '24/7',
  businessHoursRu: null,
  emergencyContact: null,
  socialMedia: { instagram: 'https://instagram.example/company' },
  googleReviewUrl: null,
  isActive: true,
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};

function show(records: StaffContactSettingsResponse[] = [company]) {
  const session = new SessionWithRecords(path, records);
  showScreen(ContactPage, session);
  return session;
}

// In a long form, computing whether each control is visible takes seconds. Dialogs are found by name.
configure({ defaultHidden: true });

const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the contact settings screen', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit Caspian Chauffeur' }));
    return within(screen.getByRole('dialog', { name: 'Edit contact settings' }));
  };

  it('shows how the company is reached, and how the settings are used [B2.1.12, B2.5.19]', async () => {
    show([{ ...company, isActive: false }]);
    const card = within(await screen.findByRole('article', { name: 'Caspian Chauffeur' }));
    expect(card.getByText('Inactive')).toBeTruthy();
    expect(card.getByText('Address').nextElementSibling?.textContent).toBe(
      '1 Neftchilar Avenue, Baku, Azerbaijan',
    );
    expect(card.getByRole('link', { name: 'instagram' }).getAttribute('href')).toBe(
      'https://instagram.example/company',
    );
    expect(screen.getByRole('region', { name: 'How these settings are used' })).toBeTruthy();
  });

  it('requires ten fields, and adds settings with a link [B5.3.1, B5.3.3]', async () => {
    const session = show([]);
    const [add] = await screen.findAllByRole('button', { name: 'Add contact settings' });
    await user.click(add as HTMLElement);
    const form = within(screen.getByRole('dialog', { name: 'Add contact settings' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findAllByText(/Please fill in this field|Email is required/)).toHaveLength(10);
    const values: [string | RegExp, string][] = [
      [/^Company name/, company.companyName],
      [/^Website/, company.websiteUrl],
      [/^Primary phone/, company.phonePrimary],
      [/^WhatsApp/, company.phoneWhatsapp],
      [/^Info email/, company.emailInfo],
      [/^Support email/, 'support'],
      [/^Address \*/, company.address],
      [/^City \*/, company.city],
      [/^Country \*/, company.country],
      [/^Business hours \*/, company.businessHours],
    ];
    for (const [label, value] of values) enter(form.getByLabelText(label), value);
    await user.click(form.getByRole('button', { name: 'Add link' }));
    enter(form.getByLabelText('Network'), 'telegram');
    enter(form.getByLabelText('Link'), 'telegram');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter a valid email address')).toBeTruthy();
    expect(await form.findByText('Please enter the full address, starting with https://')).toBeTruthy();
    enter(form.getByLabelText(/^Support email/), company.emailSupport);
    enter(form.getByLabelText('Link'), 'https://telegram.example/company');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('article', { name: 'Caspian Chauffeur' })).toBeTruthy();
    expect(session.records[0]).toMatchObject({
      socialMedia: { telegram: 'https://telegram.example/company' },
      emergencyContact: null,
      googleReviewUrl: null,
      isActive: true,
    });
  });

  it('accepts social media as JSON, and reports invalid JSON [B5.3.2]', async () => {
    const session = show();
    const form = await edit();
    await user.click(form.getByRole('button', { name: 'Edit as JSON' }));
    const json = form.getByLabelText<HTMLTextAreaElement>('Social media links (JSON)');
    expect(JSON.parse(json.value)).toEqual(company.socialMedia);
    enter(json, '{"instagram": ');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const error = 'Invalid JSON in social media links. Please check the format.';
    expect(await form.findByText(error)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Edit as list' }));
    expect(form.getByText(error)).toBeTruthy();
    enter(json, '{"facebook": "https://facebook.example/company"}');
    await user.click(form.getByRole('button', { name: 'Edit as list' }));
    expect((await form.findByLabelText<HTMLInputElement>('Network')).value).toBe('facebook');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The contact settings are saved.')).toBeTruthy();
    expect(session.records[0]?.socialMedia).toEqual({ facebook: 'https://facebook.example/company' });
  });

  it('removes a link, and preserves the input when saving fails [B8.19]', async () => {
    const session = show();
    const form = await edit();
    await user.click(form.getByRole('button', { name: 'Remove link instagram' }));
    enter(form.getByLabelText(/^Company name/), 'Absheron Drivers');
    session.isDown = true;
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Failed to save contact settings. Please try again.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Company name/).value).toBe('Absheron Drivers');
    session.isDown = false;
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('article', { name: 'Absheron Drivers' })).toBeTruthy();
    expect(session.records[0]?.socialMedia).toEqual({});
  });

  it('adds a link beside what another admin has saved meanwhile', async () => {
    const session = show();
    const form = await edit();
    session.records = [{ ...company, city: 'Ganja', version: 2 }];
    await user.click(form.getByRole('button', { name: 'Add link' }));
    enter(form.getAllByLabelText('Network')[1] as HTMLElement, 'telegram');
    enter(form.getAllByLabelText('Link')[1] as HTMLElement, 'https://telegram.example/company');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await user.click(await form.findByRole('button', { name: 'Keep mine and continue' }));
    expect(form.getAllByLabelText('Network')).toHaveLength(2);
    expect(form.getByLabelText<HTMLInputElement>(/^City \*/).value).toBe('Ganja');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The contact settings are saved.')).toBeTruthy();
    const socialMedia = { ...company.socialMedia, telegram: 'https://telegram.example/company' };
    expect(session.records[0]).toMatchObject({ city: 'Ganja', socialMedia, version: 3 });
  });

  it('shows settings as saved if the response was lost and the browser repeated the request', async () => {
    const session = show();
    const form = await edit();
    enter(form.getByLabelText(/^Company name/), ' Absheron Drivers ');
    session.records = [{ ...company, companyName: 'Absheron Drivers', version: 2 }];
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The contact settings are saved.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('article', { name: 'Absheron Drivers' })).toBeTruthy();
    expect(session.records[0]?.version).toBe(2);
  });

  it('confirms before deleting', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Delete Caspian Chauffeur' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No contact settings yet')).toBeTruthy();
    expect(screen.getByText(/Until then, emails wait\.$/)).toBeTruthy();
    expect(session.records).toEqual([]);
  });
});
