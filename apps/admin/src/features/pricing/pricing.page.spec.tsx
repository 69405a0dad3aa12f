import { afterEach, describe, expect, it } from '@jest/globals';
import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, SessionWithRecords } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import {
  eClass,
  gabala,
  gobustan,
  otherLists,
  prado,
  priceOf,
} from '../../resources/fixtures/prices.fixture';
import { PricingPage } from './pricing.page';

function show(records: StaffPriceResponse[], address?: string): SessionWithRecords<StaffPriceResponse> {
  const session = new SessionWithRecords('/api/admin/prices', records, otherLists);
  showScreen(PricingPage, session, address);
  return session;
}

const both = () => [priceOf(eClass, gobustan, 120), priceOf(prado, gabala, 210.5)];
const textsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(0, 3)
    .map((cell) => cell.textContent);

describe('the list of prices', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('shows vehicle, service or tour and price, and searches them [B2.5.13]', async () => {
    show(both());
    const table = within(await screen.findByRole('table', { name: 'Pricing' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Vehicle',
      'Service/Tour',
      'Price (USD)',
      'Actions',
    ]);
    await screen.findByText('Toyota Prado');
    expect(table.getAllByRole('row').slice(1).map(textsOf)).toEqual([
      ['Mercedes-Benz E-ClassBusiness', 'GobustanTour', '$120'],
      ['Toyota PradoBusiness · hidden from visitors', 'GabalaTour', '$210.50'],
    ]);
    await user.type(screen.getByRole('searchbox'), 'gabala');
    await waitFor(() => expect(screen.queryByText('Mercedes-Benz E-Class')).toBeNull());
  });

  it('shows services or tours alone, by the URL', async () => {
    show(both(), '/pricing?kind=service');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tours' }));
    expect(await screen.findByText('Toyota Prado')).toBeTruthy();
  });

  it('adds a price, and shows that a combination has one already [B5.2.1, B5.2.2, B8.17]', async () => {
    const session = show([]);
    await user.click((await screen.findAllByRole('button', { name: 'Add price' }))[0] as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: 'Add price' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    // The third, without a service to choose, says what to add.
    expect(await dialog.findAllByText('Please fill in this field')).toHaveLength(2);
    await user.click(dialog.getByLabelText(/Vehicle/));
    await user.click(await screen.findByRole('option', { name: 'Mercedes-Benz E-Class' }));
    await user.click(dialog.getByLabelText(/Type/));
    await user.click(await screen.findByRole('option', { name: 'Tour' }));
    await user.click(dialog.getByLabelText(/^Tour/));
    await user.click(await screen.findByRole('option', { name: 'Gabala' }));
    await user.type(dialog.getByLabelText(/Price/), '-5');
    expect(await dialog.findByText('The amount must be at least 0')).toBeTruthy();
    await user.clear(dialog.getByLabelText(/Price/));
    await user.type(dialog.getByLabelText(/Price/), '99.5');
    session.failNext = errorResponse('price.duplicate', [{ field: 'carId', code: 'price.duplicate' }]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const words = 'A price already exists for this car and service/tour combination.';
    expect(await dialog.findByRole('combobox', { name: /^Vehicle/, description: words })).toBeTruthy();
    session.isDown = true;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Failed to save pricing. Please try again.')).toBeTruthy();
    expect(session.calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
      carId: eClass.id,
      serviceId: null,
      tourId: gabala.id,
      priceUsd: 99.5,
    });
  });

  it('says at its fields what has to be added first, also after a try to save', async () => {
    const none = { '/api/admin/cars': [], '/api/admin/services': [], '/api/admin/tours': [] };
    showScreen(PricingPage, new SessionWithRecords('/api/admin/prices', [], none));
    await user.click((await screen.findAllByRole('button', { name: 'Add price' }))[0] as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: 'Add price' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const car = { name: /^Vehicle/, description: 'There are no cars yet. Add a car' };
    expect(await dialog.findByRole('combobox', car)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Add a car' }).getAttribute('href')).toBe('/cars');
    expect(dialog.getByRole('link', { name: 'Add a service' }).getAttribute('href')).toBe('/services');
    await user.click(dialog.getByLabelText(/Type/));
    await user.click(await screen.findByRole('option', { name: 'Tour' }));
    expect(dialog.getByRole('link', { name: 'Add a tour' }).getAttribute('href')).toBe('/tours');
  });

  it('deletes a price after a confirmation', async () => {
    const session = show(both());
    await user.click(await screen.findByRole('button', { name: 'Delete Toyota Prado – Gabala' }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The price is deleted.')).toBeTruthy();
    expect(session.records).toHaveLength(1);
  });

  it('shows that prices could not be loaded [B8.6]', async () => {
    const session = new SessionWithRecords('/api/admin/prices', both(), otherLists);
    session.isDown = true;
    showScreen(PricingPage, session);
    expect(await screen.findByText('Failed to load pricing data')).toBeTruthy();
  });
});
