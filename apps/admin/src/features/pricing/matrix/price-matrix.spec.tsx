import { afterEach, describe, expect, it } from '@jest/globals';
import { combinationKey, type PriceCell } from '@chauffeur/contracts/pricing/price-cells';
import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../../../api/send-request';
import { SessionWithRecords } from '../../../records/session-with-records.fixture';
import { showOnPhone, showOnDesktop } from '../../../show-on-phone.fixture';
import { showScreen } from '../../../show-screen.fixture';
import {
  eClass,
  gabala,
  gobustan,
  otherLists,
  prado,
  priceOf,
} from '../../../resources/fixtures/prices.fixture';
import { PricingPage } from '../pricing.page';

/** Sets cells like the server: all or none, rejecting stale versions. */
class SessionWithCells extends SessionWithRecords<StaffPriceResponse> {
  readonly sent: PriceCell[][] = [];

  override async request<Result>(call: ApiCall<Result>): Promise<Result> {
    if (call.path !== '/api/admin/prices/cells') return super.request(call);
    if (this.isDown) throw new RequestFailed(null, null);
    const { cells } = call.body as { cells: PriceCell[] };
    this.sent.push(cells);
    const saved = new Map(this.records.map((price) => [combinationKey(price), price]));
    const errors = cells.flatMap((cell, index) =>
      (saved.get(combinationKey(cell))?.version ?? null) === cell.version
        ? []
        : [{ field: `cells.${index}`, code: 'record.stale' }],
    );
    if (errors.length > 0) {
      const code = 'record.stale';
      throw new RequestFailed(409, { type: 'about:blank', title: code, status: 409, code, errors });
    }
    const stored = cells.flatMap(({ carId, tourId, priceUsd, version }) => {
      const car = [eClass, prado].find(({ id }) => id === carId);
      const tour = [gobustan, gabala].find(({ id }) => id === tourId);
      return car && tour && priceUsd !== null ? [priceOf(car, tour, priceUsd, (version ?? 0) + 1)] : [];
    });
    const set = new Set(cells.map(combinationKey));
    this.records = [...stored, ...this.records.filter((price) => !set.has(combinationKey(price)))];
    return call.response.parse(stored);
  }
}

function show(): SessionWithCells {
  const session = new SessionWithCells('/api/admin/prices', [priceOf(eClass, gobustan, 120)], otherLists);
  showScreen(PricingPage, session, '/pricing?view=matrix');
  return session;
}

const cell = (car: string, tour: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${car}, ${tour}, USD` });
const priced = () => cell('Mercedes-Benz E-Class', 'Gobustan');
const empty = () => cell('Toyota Prado', 'Gabala');

describe('the matrix of prices', () => {
  const user = userEvent.setup();

  afterEach(() => {
    cleanup();
    showOnDesktop();
  });

  it('leads to what has to be added before there are cells', async () => {
    const lists = { ...otherLists, '/api/admin/tours': [] };
    showScreen(PricingPage, new SessionWithCells('/api/admin/prices', [], lists), '/pricing?view=matrix');
    expect(await screen.findByText('Nothing to price yet')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: /^Add/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/services', '/tours']);
  });

  it('highlights what has no price [B2.5.13]', async () => {
    show();
    expect(await screen.findByText('3 of 4 have no price')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: /Toyota Prado/ })).toBeTruthy();
    expect([priced().value, empty().value]).toEqual(['120.00', '']);
  });

  it('saves all typed cells at once, with the versions that were seen', async () => {
    const session = show();
    await screen.findByText('3 of 4 have no price');
    await user.clear(priced());
    await user.type(empty(), '1 250,50');
    expect(screen.getByText('was $120')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save 2 prices' }));
    expect(await screen.findByText('The prices are saved.')).toBeTruthy();
    expect(session.sent).toHaveLength(1);
    expect(session.sent[0]?.map(({ priceUsd, version }) => [priceUsd, version])).toEqual([
      [null, 1],
      [1250.5, null],
    ]);
    expect([priced().value, empty().value]).toEqual(['', '1250.50']);
    expect(screen.queryByRole('region', { name: 'Unsaved prices' })).toBeNull();
    expect(document.activeElement).toBe(empty());
  });

  it('moves from cell to cell by keys, and restores the saved price by Escape', async () => {
    show();
    await screen.findByText('3 of 4 have no price');
    await user.click(priced());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(cell('Toyota Prado', 'Gobustan'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(empty());
    await user.keyboard('7{Escape}');
    expect(empty().value).toBe('');
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(document.activeElement).toBe(priced());
  });

  it('saves nothing while a cell contains no amount, and focuses it', async () => {
    const session = show();
    await screen.findByText('3 of 4 have no price');
    await user.type(empty(), 'free');
    await user.type(cell('Toyota Prado', 'Gobustan'), '5');
    await user.click(screen.getByRole('button', { name: 'Save 2 prices' }));
    expect(screen.getByText('Please check the marked cells')).toBeTruthy();
    expect(document.activeElement).toBe(empty());
    expect(session.sent).toEqual([]);
  });

  it('shows the first cell without an amount if a filter hides it, and focuses it', async () => {
    const session = show();
    await screen.findByText('3 of 4 have no price');
    await user.type(empty(), 'free');
    await user.click(screen.getByRole('button', { name: 'Services' }));
    expect(screen.queryByRole('textbox', { name: /Gabala/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save 1 price' }));
    await waitFor(() => expect(document.activeElement).toBe(empty()));
    expect(session.sent).toEqual([]);
  });

  it('shows the car of the first cell without an amount on a phone, and preserves a filter that does not hide it', async () => {
    showOnPhone();
    show();
    const choose = async (car: RegExp) => {
      await user.click(await screen.findByRole('combobox', { name: 'Vehicle' }));
      await user.click(await screen.findByRole('option', { name: car }));
    };
    await choose(/Prado/);
    await user.type(empty(), 'free');
    await user.click(screen.getByRole('button', { name: 'Tours' }));
    await choose(/E-Class/);
    expect(priced().value).toBe('120.00');
    await user.click(screen.getByRole('button', { name: 'Save 1 price' }));
    await waitFor(() => expect(document.activeElement).toBe(empty()));
    expect(screen.getByRole('button', { name: 'Tours', pressed: true })).toBeTruthy();
  });

  it('shows which cells another admin has changed, preserves the input, and saves it on the second click', async () => {
    const session = show();
    await screen.findByText('3 of 4 have no price');
    await user.clear(priced());
    await user.type(priced(), '125');
    await user.type(empty(), '80');
    session.records = [priceOf(eClass, gobustan, 130, 2)];
    await user.click(screen.getByRole('button', { name: 'Save 2 prices' }));
    expect(await screen.findByText(/Someone else has changed the marked prices/)).toBeTruthy();
    expect(screen.getByText('now $130')).toBeTruthy();
    expect(priced().value).toBe('125');
    await user.click(screen.getByRole('button', { name: 'Save 2 prices' }));
    expect(await screen.findByText('The prices are saved.')).toBeTruthy();
    expect(session.records.map(({ priceUsd }) => priceUsd).toSorted((a, b) => a - b)).toEqual([80, 125]);
  });

  it('shows prices as saved if the response was lost', async () => {
    const session = show();
    await screen.findByText('3 of 4 have no price');
    await user.clear(priced());
    await user.type(empty(), '80');
    session.records = [priceOf(prado, gabala, 80)];
    await user.click(screen.getByRole('button', { name: 'Save 2 prices' }));
    expect(await screen.findByText('The prices are saved.')).toBeTruthy();
    await user.type(priced(), '90');
    expect(screen.getByRole('button', { name: 'Save 1 price' })).toBeTruthy();
    expect(screen.queryByText(/Someone else has changed/)).toBeNull();
  });

  it('preserves the input without a response, and confirms before leaving [B8.17]', async () => {
    const session = show();
    await screen.findByText('3 of 4 have no price');
    await user.type(empty(), '80');
    session.isDown = true;
    await user.click(screen.getByRole('button', { name: 'Save 1 price' }));
    expect(await screen.findByText('Failed to save pricing. Please try again.')).toBeTruthy();
    session.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tours', hidden: true }));
    expect(empty().value).toBe('80');
    await user.click(screen.getByRole('link', { name: 'List' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(empty().value).toBe('80');
    await user.click(screen.getByRole('link', { name: 'List' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('table', { name: 'Pricing' })).toBeTruthy();
  });
});
