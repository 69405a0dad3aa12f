import { afterEach, describe, expect, it } from '@jest/globals';
import type { StaffSeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, SessionWithRecords } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { translatePage } from '../../../../../infra/launch/jest/translate-page';
import { gobustan } from '../../resources/fixtures/prices.fixture';
import { someSeoSettings } from './seo-settings.fixture';
import { SeoPage } from './seo.page';

const path = '/api/admin/seo-settings';
const english = someSeoSettings();
const russian = someSeoSettings({
  id: '7a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12',
  language: 'ru',
  metaDescription: 'коротко',
  schemaMarkup: null,
  isActive: false,
});

function show(records: StaffSeoSettingsResponse[] = [english, russian], address = '/') {
  const offers = { '/api/admin/services': [], '/api/admin/tours': [gobustan] };
  const session = new SessionWithRecords(path, records, offers);
  showScreen(SeoPage, session, address);
  return session;
}

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
// In a long form, computing whether each control is visible takes seconds. Dialogs are found by name.
configure({ defaultHidden: true });

const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the SEO screen', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('shows each page with its score in its colour, and a way to look at it [B2.1.11, B2.5.16, B5.2.24]', async () => {
    show();
    const card = within(await screen.findByRole('article', { name: '/cars · EN' }));
    expect(card.getByText('Score 75').dataset['grade']).toBe('yellow');
    expect(card.getByRole('link', { name: /Preview/ }).getAttribute('href')).toBe('/cars');
    const tips = within(screen.getByRole('region', { name: 'Best practice' }));
    expect(tips.getAllByRole('listitem')).toHaveLength(7);
    const other = within(screen.getByRole('article', { name: '/cars · RU' }));
    expect(other.getByText('Score 55').dataset['grade']).toBe('red');
    expect(other.getByText('Inactive')).toBeTruthy();
    expect(other.getByRole('link', { name: /Preview/ }).getAttribute('href')).toBe('/ru/cars');
  });

  it('shows one language alone', async () => {
    show([english, russian], '/?language=ru');
    expect(await screen.findByRole('article', { name: '/cars · RU' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: '/cars · EN' })).toBeNull();
  });

  it('names the service or tour of a page, and marks the page of a deleted one', async () => {
    const pages = ['tours', 'services'].map((kind) =>
      someSeoSettings({ id: crypto.randomUUID(), pagePath: `/${kind}/${gobustan.id}` }),
    );
    show([english, ...pages], '/?search=Gobustan');
    expect(await screen.findByText('Gobustan')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    cleanup();
    show([english, ...pages]);
    const deleted = within(await screen.findByRole('article', { name: `/services/${gobustan.id} · EN` }));
    expect(await deleted.findByText('Page removed')).toBeTruthy();
    expect(screen.getAllByText('Page removed')).toHaveLength(1);
  });

  it('offers the core pages without settings, and begins with the one that is clicked [B2.5.15]', async () => {
    const session = show();
    const missing = within(await screen.findByRole('region', { name: 'Pages without settings' }));
    expect(missing.getAllByRole('button')).toHaveLength(12);
    expect(missing.queryByRole('button', { name: 'Configure /cars · RU' })).toBeNull();
    await user.click(missing.getByRole('button', { name: 'Configure /tours · RU' }));
    const form = dialog('Add page');
    expect(form.getByLabelText<HTMLInputElement>(/Page path/).value).toBe('/tours');
    enter(form.getByLabelText(/Meta title/), 'Поездки по Азербайджану');
    enter(form.getByLabelText(/Meta description/), 'Куда поехать');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('article', { name: '/tours · RU' })).toBeTruthy();
    expect(session.records.at(-1)).toMatchObject({
      language: 'ru',
      robots: 'index, follow',
      priority: 0.5,
      changeFrequency: 'weekly',
      schemaMarkup: null,
      isActive: true,
    });
    expect(screen.queryByRole('button', { name: 'Configure /tours · RU' })).toBeNull();
  });

  it('reports what is required, what is no JSON, and that a path is taken [B2.5.17, B5.2.4, B5.2.5, B5.2.7, B8.18]', async () => {
    const session = show([]);
    await user.click((await screen.findAllByRole('button', { name: 'Add page' }))[0] as HTMLElement);
    const form = dialog('Add page');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Page path, meta title, and meta description are required.')).toBeTruthy();
    enter(form.getByLabelText(/Page path/), '/promotion');
    enter(form.getByLabelText(/Meta title/), 'Autumn in Baku');
    enter(form.getByLabelText(/Meta description/), 'Cheaper rides');
    enter(form.getByLabelText(/Schema markup/), '{"@type": ');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Invalid JSON in schema markup. Please check the format.')).toBeTruthy();
    expect(session.calls.some(({ method }) => method === 'POST')).toBe(false);
    enter(form.getByLabelText(/Schema markup/), '{"@type": "Offer"}');
    expect(await form.findByText(/^Search engines need/)).toBeTruthy();
    enter(form.getByLabelText(/Schema markup/), '{"@context": "https://schema.org", "@type": "Offer"}');
    expect(await form.findByText('Valid JSON: Offer')).toBeTruthy();
    session.failNext = errorResponse('seoSettings.pathTaken', [
      { field: 'pagePath', code: 'seoSettings.pathTaken' },
    ]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('SEO settings for this page path already exist.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/Meta title/).value).toBe('Autumn in Baku');
    session.isDown = true;
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Failed to save SEO settings. Please try again.')).toBeTruthy();
  });

  it('offers the context that stored markup lacks, so that other fields can be saved', async () => {
    const session = show([someSeoSettings({ schemaMarkup: { '@type': 'TaxiService' } })]);
    await user.click(await screen.findByRole('button', { name: 'Edit /cars · EN' }));
    const form = dialog('Edit SEO settings');
    enter(form.getByLabelText(/Meta title/), 'Cars with a driver in Baku');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/^Search engines need/)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Add "@context"' }));
    expect(document.activeElement).toBe(form.getByLabelText(/Schema markup/));
    expect(await form.findByText('Valid JSON: TaxiService')).toBeTruthy();
    expect(form.queryByRole('button', { name: 'Add "@context"' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(session.records[0]).toMatchObject({
      metaTitle: 'Cars with a driver in Baku',
      schemaMarkup: { '@context': 'https://schema.org', '@type': 'TaxiService' },
    });
  });

  it('flags lengths and shows result, link card and score while one types [B2.5.18, B5.2.12, B5.2.13, B9.12]', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Edit /cars · EN' }));
    const form = dialog('Edit SEO settings');
    expect(form.getByText('Score 75')).toBeTruthy();
    enter(form.getByLabelText(/Meta title/), 'Cars');
    expect(form.getByText('Too short: 4 characters, 30–60 are recommended')).toBeTruthy();
    expect(form.getByText('Score 65')).toBeTruthy();
    enter(form.getByLabelText(/Meta description/), 'd'.repeat(161));
    expect(form.getByText('Too long: 161 characters, 120–160 are recommended')).toBeTruthy();
    expect(within(form.getByRole('figure', { name: 'As a search result' })).getByText('Cars')).toBeTruthy();
    const card = within(form.getByRole('figure', { name: 'As a shared link' }));
    expect(card.getByText('From a quiet saloon to a coach')).toBeTruthy();
    enter(form.getByLabelText('Open Graph title'), '');
    expect(card.getByText('Cars')).toBeTruthy();
    expect(form.getAllByText('Suggested size: 1200x630 px')).toHaveLength(2);
  });

  it('flags lengths on a page that the browser translates', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Edit /cars · EN' }));
    const form = dialog('Edit SEO settings');
    enter(form.getByLabelText(/Meta title/), '');
    translatePage();
    enter(form.getByLabelText(/Meta title/), 'Cars');
    expect(screen.getByText('Too short: 4 characters, 30–60 are recommended')).toBeDefined();
  });

  it('leaves path and language of a stored record unchanged, and saves the rest [B5.2.6]', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Edit /cars · EN' }));
    const form = dialog('Edit SEO settings');
    expect(form.getByLabelText<HTMLInputElement>(/Page path/).disabled).toBe(true);
    expect(form.getByRole('combobox', { name: /Language/ }).getAttribute('aria-disabled')).toBe('true');
    enter(form.getByLabelText(/Meta title/), 'Cars with driver');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The SEO settings are saved.')).toBeTruthy();
    const saved = session.records.find(({ id }) => id === english.id);
    expect(saved).toMatchObject({
      metaTitle: 'Cars with driver',
      version: 2,
      schemaMarkup: { '@type': 'TaxiService' },
    });
  });

  it('has the texts in the language of the page, in fields and previews', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Edit /cars · RU' }));
    const form = dialog('Edit SEO settings');
    const fields = [/Meta title/, /Meta description/, /Open Graph title/, /Twitter description/, /Page path/];
    expect(fields.map((label) => form.getByLabelText(label).lang)).toEqual(['ru', 'ru', 'ru', 'ru', '']);
    expect(form.getAllByText('коротко').map(({ lang }) => lang)).toEqual(['ru', 'ru']);
  });

  it('confirms before deleting', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Delete /cars · RU' }));
    const question = within(screen.getByRole('alertdialog'));
    session.isDown = true;
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText('Failed to delete SEO settings. Please try again.')).toBeTruthy();
    session.isDown = false;
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The SEO settings are deleted.')).toBeTruthy();
    expect(session.records).toEqual([english]);
  });
});
