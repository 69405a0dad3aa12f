import { afterEach, describe, expect, it } from '@jest/globals';
import { combinationKey, type PriceCell, type StaffPriceResponse } from '@chauffeur/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailed, type ApiCall } from '../api/send-request';
import { SessionWithRecords, showScreen } from '../resources/stored-records.fixture';
import { eClass, gabala, gobustan, otherLists, prado, priceOf } from './prices.fixture';
import { PricingPage } from './pricing.page';

/** Sets cells as the server does: all or none, refusing those whose version is another. */
class SessionWithCells extends SessionWithRecords<StaffPriceResponse> {
  readonly sent: PriceCell[][] = [];

  override async ask<Answer>(call: ApiCall<Answer>): Promise<Answer> {
    if (call.path !== '/api/admin/prices/cells') return super.ask(call);
    if (this.isDown) throw new RequestFailed(null, null);
    const { cells } = call.body as { cells: PriceCell[] };
    this.sent.push(cells);
    const held = new Map(this.records.map((price) => [combinationKey(price), price]));
    const errors = cells.flatMap((cell, index) =>
      (held.get(combinationKey(cell))?.version ?? null) === cell.version
        ? []
        : [{ field: `cells.${index}`, code: 'record.stale' }],
    );
    if (errors.length > 0) {
      const code = 'record.stale';
      throw new RequestFailed(409, { type: 'about:blank', title: code, status: 409, code, errors });
    }
    const kept = cells.flatMap(({ carId, tourId, priceUsd, version }) => {
      const car = [eClass, prado].find(({ id }) => id === carId);
      const tour = [gobustan, gabala].find(({ id }) => id === tourId);
      return car && tour && priceUsd !== null ? [priceOf(car, tour, priceUsd, (version ?? 0) + 1)] : [];
    });
    const set = new Set(cells.map(combinationKey));
    this.records = [...kept, ...this.records.filter((price) => !set.has(combinationKey(price)))];
    return call.answer.parse(kept);
  }
}

function show(): SessionWithCells {
  const session = new SessionWithCells('/api/admin/prices', [priceOf(eClass, gobustan, 120)], otherLists);
  showScreen(PricingPage, session, '/pricing?view=matrix');
  return session;
}

const cell = (car: string, tour: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${car}, ${tour}, USD` });
const kept = () => cell('Mercedes-Benz E-Class', 'Gobustan');
const empty = () => cell('Toyota Prado', 'Gabala');

describe('the matrix of prices', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('shows at once what has no price', async () => {
    show();
    expect(await screen.findByText('3 of 4 have no price')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: /Toyota Prado/ })).toBeTruthy();
    expect([kept().value, empty().value]).toEqual(['120.00', '']);
  });

  it('saves all typed cells at once, with the versions that were seen', async () => {
    const session = show();
    await screen.findByText('3 of 4 have no price');
    await user.clear(kept());
    await user.type(empty(), '1 250,50');
    expect(screen.getByText('was $120.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save 2 prices' }));
    expect(await screen.findByText('The prices are saved.')).toBeTruthy();
    expect(session.sent).toHaveLength(1);
    expect(session.sent[0]?.map(({ priceUsd, version }) => [priceUsd, version])).toEqual([
      [null, 1],
      [1250.5, null],
    ]);
    expect([kept().value, empty().value]).toEqual(['', '1250.50']);
    expect(screen.queryByRole('region', { name: 'Unsaved prices' })).toBeNull();
    expect(document.activeElement).toBe(empty());
  });

  it('goes from cell to cell by keys, and back to what is kept by Escape', async () => {
    show();
    await screen.findByText('3 of 4 have no price');
    await user.click(kept());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(cell('Toyota Prado', 'Gobustan'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(empty());
    await user.keyboard('7{Escape}');
    expect(empty().value).toBe('');
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(document.activeElement).toBe(kept());
  });

  it('saves nothing while a cell holds no amount, and goes to it', async () => {
    const session = show();
    await screen.findByText('3 of 4 have no price');
    await user.type(empty(), 'free');
    await user.type(cell('Toyota Prado', 'Gobustan'), '5');
    await user.click(screen.getByRole('button', { name: 'Save 2 prices' }));
    expect(screen.getByText('Please check the marked cells')).toBeTruthy();
    expect(document.activeElement).toBe(empty());
    expect(session.sent).toEqual([]);
  });

  it('tells which cells somebody else has changed, keeps what was typed, and saves it on the second press', async () => {
    const session = show();
    await screen.findByText('3 of 4 have no price');
    await user.clear(kept());
    await user.type(kept(), '125');
    await user.type(empty(), '80');
    session.records = [priceOf(eClass, gobustan, 130, 2)];
    await user.click(screen.getByRole('button', { name: 'Save 2 prices' }));
    expect(await screen.findByText(/Somebody else has changed the marked prices/)).toBeTruthy();
    expect(screen.getByText('now $130.00')).toBeTruthy();
    expect(kept().value).toBe('125');
    await user.click(screen.getByRole('button', { name: 'Save 2 prices' }));
    expect(await screen.findByText('The prices are saved.')).toBeTruthy();
    expect(session.records.map(({ priceUsd }) => priceUsd).toSorted((a, b) => a - b)).toEqual([80, 125]);
  });

  it('keeps what was typed when nobody answers, and asks before it is left', async () => {
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
