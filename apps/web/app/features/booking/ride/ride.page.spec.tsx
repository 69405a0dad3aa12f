import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { translatePage } from '../../../../../../infra/launch/jest/translate-page';
import { visit } from '../../../site-under-test/visit';
import { readStoredDraft } from '../draft/draft-storage';
import { bookedRide as ride } from './ride.fixture';

const token = 'a'.repeat(32);
interface Sent {
  path: string;
  authorization: string | null;
  body: unknown;
}

/** Requests get these responses one after the other; the last one stays. */
function serve(...answers: { status?: number; body?: unknown }[]): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({
      path: typeof input === 'string' ? input : '',
      authorization: new Headers(init?.headers).get('authorization'),
      body,
    });
    const text = answer?.body === undefined ? '' : JSON.stringify(answer.body);
    return Promise.resolve(new Response(text, { status: answer?.status ?? 200 }));
  });
  return sent;
}

const { fetch: noServer } = globalThis;
const problem = (code: string, status = 409) => ({
  status,
  body: { type: 'about:blank', title: code, status, code },
});

beforeEach(() => sessionStorage.setItem('ride-link', token));
afterEach(() => {
  globalThis.fetch = noServer;
  sessionStorage.clear();
});

describe('/ride', () => {
  it('calls known places as its reader does, and leaves texts that were typed', async () => {
    const place = { id: 'place-1', name: 'Old City', nameRu: 'Старый город', address: null, addressRu: null };
    const placed = { pickupLocation: 'Old City', pickupPlaceId: place.id, airportDirection: null };
    const stops = [
      { text: 'Старый город', placeId: null },
      { text: 'Old City', placeId: place.id },
    ];
    serve({ body: { ...ride, ...placed, dropoffLocation: 'Old City', stops, places: [place] } });
    await visit('/ru/ride');
    const pickup = await screen.findByText('Место подачи');
    expect(pickup.nextElementSibling?.textContent).toBe('Старый город');
    expect(screen.getByText('Место назначения').nextElementSibling?.textContent).toBe('Old City');
    expect(screen.getByText('Старый город; Старый город')).toBeDefined();
  });

  it('shows what happens next, and everything that was booked', async () => {
    const sent = serve({ body: ride });
    await visit('/ride');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your ride is confirmed' })).toBeDefined();
    expect(sent[0]).toMatchObject({ path: '/api/ride', authorization: `Link ${token}` });
    expect(screen.getByText(/driver's name and phone 24 hours before the ride/)).toBeDefined();
    expect(screen.getByTestId('reference-number').textContent).toBe('BK20300501-ABCDEFGH');
    expect(screen.getByText('€50.60 ($55)')).toBeDefined();
    const steps = within(screen.getByRole('region', { name: 'So far' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Booked.*14:00/),
      expect.stringMatching(/^Confirmed.*15:00/),
    ]);
  });

  it.each([
    ['/ride', 'Duration', '3.5 hours'],
    ['/ru/ride', 'Длительность', '3,5 часа'],
  ])('names the hours that were booked, as emails and the voucher do (%s)', async (address, term, hours) => {
    serve({ body: { ...ride, airportDirection: null, durationMinutes: 210 } });
    await visit(address);
    expect((await screen.findByText(term)).nextElementSibling?.textContent).toBe(hours);
  });

  it('names no duration of an airport transfer, which ends where it leads', async () => {
    serve({ body: ride });
    await visit('/ride');
    await screen.findByText('Total price');
    expect(screen.queryByText('Duration')).toBeNull();
  });

  it('names the sign once', async () => {
    serve({ body: { ...ride, signText: 'Carter family' } });
    await visit('/ride');
    expect(await screen.findAllByText('Carter family')).toHaveLength(1);
  });

  const water = { extraId: 'extra-1', code: 'water', name: 'Water', nameRu: null, unitPrice: 2, count: 1 };

  it('says that a price is still to be agreed', async () => {
    serve({ body: { ...ride, basePrice: null, totalPrice: 0, convertedPrice: 0, extras: [water] } });
    await visit('/ride');
    const total = await screen.findByText('Total price');
    expect(total.nextElementSibling?.textContent).toBe('To be agreed');
    expect(screen.getByText('Ride').nextElementSibling?.textContent).toBe('To be agreed');
  });

  it('leaves out the price without extras if only the total is known', async () => {
    serve({ body: { ...ride, basePrice: null, extras: [water] } });
    await visit('/ride');
    expect(await screen.findByText('1 × Water')).toBeDefined();
    expect(screen.queryByText('To be agreed')).toBeNull();
    expect(screen.queryByText('Ride')).toBeNull();
  });

  it('ignores a response that arrives after a later one', async () => {
    serve({ body: ride });
    await visit('/ride');
    await screen.findByRole('heading', { level: 1, name: 'Your ride is confirmed' });
    const { promise: slow, resolve } = Promise.withResolvers<Response>();
    const fetched = jest.fn<typeof fetch>(() => slow);
    globalThis.fetch = fetched;
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    serve({ body: { ...ride, status: 'cancelled' } });
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByRole('heading', { level: 1, name: 'This ride is cancelled' });
    resolve(Response.json(ride));
    await act(() => new Promise((after) => setTimeout(after)));
    expect(screen.getByRole('heading', { level: 1, name: 'This ride is cancelled' })).toBeDefined();
  });

  it('promises no free cancellation of a ride that was moved when its fee was due', async () => {
    serve({ body: { ...ride, feeDueSince: '2030-04-30T10:00:00.000Z', specialRequests: 'A child seat' } });
    await visit('/ride');
    expect(await screen.findByText('Cancelling costs €25.30 ($27.50), even at the new time.')).toBeDefined();
    expect(screen.queryByText(/^Free cancellation/)).toBeNull();
    expect(screen.getByText('A child seat')).toBeDefined();
    expect(screen.getByText('Emily Carter')).toBeDefined();
  });

  it('says nothing of what cancelling costs once the ride has begun', async () => {
    globalThis.fetch = async () =>
      Response.json({ ...ride, cancellation: null }, { headers: { date: 'Wed, 01 May 2030 06:30:00 GMT' } });
    await visit('/ride');
    expect(await screen.findByText(/^Waiting is free/)).toBeDefined();
    expect(screen.queryByText(/cancel/i)).toBeNull();
  });

  it.each([
    ['that is not urgent', false, /will reply within 2 hours\.$/],
    ['that is urgent', true, /will call you right away\.$/],
  ])('announces when the company contacts the customer about a request %s', async (_which, urgent, text) => {
    globalThis.fetch = async () =>
      Response.json(
        { ...ride, status: 'pending', urgent },
        { headers: { date: 'Wed, 01 May 2030 04:00:00 GMT' } },
      );
    await visit('/ride');
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('names no fee of a request without a vehicle, however late', async () => {
    const headers = { date: 'Wed, 01 May 2030 04:00:00 GMT' };
    const request = { ...ride, status: 'pending', cancellation: { feeUsd: 0, isToBeAgreed: false } };
    globalThis.fetch = async () => Response.json(request, { headers });
    await visit('/ride');
    expect(await screen.findByText('Cancelling costs nothing now.')).toBeDefined();
    expect(screen.queryByText(/^The ride begins within 24 hours/)).toBeNull();
  });

  it('switches the reminders by email off and on again', async () => {
    const sent = serve({ body: ride }, { body: { ...ride, remindersOff: true } }, { body: ride });
    const { user } = await visit('/ride');
    const box = await screen.findByRole('checkbox', { name: 'Remind me by email' });
    expect((box as HTMLInputElement).checked).toBe(true);
    await user.click(box);
    await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false));
    expect(sent.at(-1)).toEqual({
      path: '/api/ride/reminders',
      authorization: `Link ${token}`,
      body: { reminders: false },
    });
    await waitFor(() => expect(box.getAttribute('aria-disabled')).toBe('false'));
    await user.click(box);
    await waitFor(() => expect((box as HTMLInputElement).checked).toBe(true));
    expect(sent.at(-1)?.body).toEqual({ reminders: true });
  });

  it('offers no reminders by email to a customer without an address', async () => {
    serve({ body: { ...ride, hasEmail: false } });
    await visit('/ride');
    await screen.findByText('BK20300501-ABCDEFGH');
    expect(screen.queryByRole('checkbox', { name: 'Remind me by email' })).toBeNull();
  });

  it('removes the token from the address, also when another link is opened in the tab', async () => {
    const sent = serve({ body: ride }, { body: { ...ride, referenceNumber: 'BK20300501-ZZZZZZZZ' } });
    await visit('/ride');
    await screen.findByText('BK20300501-ABCDEFGH');
    window.location.hash = 'b'.repeat(32);
    await screen.findByText('BK20300501-ZZZZZZZZ');
    expect(sent[1]?.authorization).toBe(`Link ${'b'.repeat(32)}`);
    expect(window.location.hash).toBe('');
  });

  it('shows the ride of its link even if a visitor skips to the content before the scripts run', async () => {
    const sent = serve({ body: ride });
    await visit('/ride');
    await screen.findByText('BK20300501-ABCDEFGH');
    window.location.hash = 'main';
    await act(() => new Promise((after) => setTimeout(after)));
    expect(screen.getByText('BK20300501-ABCDEFGH')).toBeDefined();
    expect(sent).toHaveLength(1);
    window.location.hash = '';
  });

  it('retains its address when a visitor skips to the content', async () => {
    serve({ body: ride });
    const { user } = await visit('/ride');
    await user.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.location.hash).toBe('');
  });

  it("uses the server's clock if the phone's is wrong", async () => {
    const headers = { date: 'Tue, 30 Apr 2030 08:00:00 GMT' };
    const changes = { tripUntil: '2030-04-30T07:59:00Z', detailsUntil: '2030-04-30T08:01:00Z' };
    globalThis.fetch = async () => Response.json({ ...ride, changes }, { headers });
    await visit('/ride');
    expect(await screen.findByText(/^The ride begins within 24 hours/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change details' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change the trip' })).toBeNull();
    expect(screen.getByText(/^It is too late to change date, time or places online/)).toBeDefined();
    // On a phone, a tap calls.
    const call = screen.getByText(/^It is too late to change date/).querySelector('a');
    expect(call?.getAttribute('href')).toBe('tel:+994120000000');
  });

  const serveAt = (time: string) => {
    const headers = { date: `Wed, 01 May 2030 ${time} GMT` };
    globalThis.fetch = async () => Response.json({ ...ride, cancellation: null }, { headers });
  };

  it('says whom to call once nothing can be changed here', async () => {
    serveAt('06:01:00');
    await visit('/ride');
    const tooLate = await screen.findByText(/^It is too late to change this online\. Please call us/);
    expect(tooLate.querySelector('a')?.getAttribute('href')).toBe('tel:+994120000000');
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });

  it('says nothing of changes once the ride has passed', async () => {
    serveAt('23:59:00');
    await visit('/ride');
    expect(await screen.findByText('BK20300501-ABCDEFGH')).toBeDefined();
    expect(screen.queryByText(/^It is too late/)).toBeNull();
  });

  it('names driver and vehicle once they may be known', async () => {
    const driver = { firstName: 'Elvin', phone: '050 123 45 67', phoneE164: '+994501234567' };
    const vehicle = { colour: 'Black', colourRu: 'Чёрный', plate: '90-AA-123' };
    const driverProgress = [{ step: 'on_the_way', at: '2030-05-01T08:00:00.000Z' }];
    serve({ body: { ...ride, driver, vehicle, driverProgress } });
    await visit('/ru/ride');
    await screen.findByRole('heading', { level: 1, name: 'Водитель едет к вам' });
    expect(screen.getByText('Водитель в пути')).toBeDefined();
    expect(await screen.findByText('90-AA-123')).toBeDefined();
    expect(screen.getByText('Чёрный').closest('dd')?.textContent).toBe('Toyota Camry, Чёрный');
    expect(screen.getByRole('link', { name: '050 123 45 67' }).getAttribute('href')).toBe(
      'tel:+994501234567',
    );
  });

  it('names the new driver and car on a page that the browser translates', async () => {
    const elvin = { firstName: 'Elvin', phone: 'office, line 7', phoneE164: null };
    const anar = { firstName: 'Anar', phone: '050 123 45 67', phoneE164: '+994501234567' };
    const driverProgress = [{ step: 'on_the_way', at: '2030-05-01T08:00:00.000Z' }];
    const confirmed = { ...ride, driverProgress };
    const vehicle = { colour: 'Black', colourRu: null, plate: null };
    serve(
      { body: { ...confirmed, driver: elvin, vehicle } },
      { body: { ...confirmed, driver: anar, carName: 'Kia Rio', vehicle: { ...vehicle, colour: 'White' } } },
    );
    await visit('/ride');
    const driver = await screen.findByText('Elvin, office, line 7');
    const value = driver.closest('dd');
    const car = screen.getByText('Black').closest('dd');
    translatePage();
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByRole('link', { name: '050 123 45 67' });
    expect(value?.textContent).toBe('Anar, 050 123 45 67');
    expect(car?.textContent).toBe('Kia Rio, White');
  });

  it("shows a driver's number without a link if it can't be dialled", async () => {
    const driver = { firstName: 'Elvin', phone: 'office, line 7', phoneE164: null };
    const driverProgress = [{ step: 'on_the_way', at: '2030-05-01T08:00:00.000Z' }];
    serve({ body: { ...ride, driver, driverProgress } });
    await visit('/ride');
    expect(await screen.findByText('Elvin, office, line 7')).toBeDefined();
    expect(document.querySelector('[href^="tel:7"]')).toBeNull();
  });

  it('names a colour that is known only in Russian, as emails do', async () => {
    const driver = { firstName: 'Elvin', phone: null };
    serve({ body: { ...ride, driver, vehicle: { colour: null, colourRu: 'Чёрный', plate: null } } });
    await visit('/ru/ride');
    const colour = await screen.findByText('Чёрный');
    expect(colour.closest('dd')?.textContent).toBe('Toyota Camry, Чёрный');
  });

  it.each(['on_the_way', 'arrived', 'on_board', 'done'])(
    'offers no reminders once the driver is %s',
    async (step) => {
      const driver = { firstName: 'Elvin', phone: null };
      const driverProgress = [
        { step: 'accepted', at: '2030-04-30T08:00:00.000Z' },
        { step, at: '2030-05-01T08:00:00.000Z' },
      ];
      serve({ body: { ...ride, driver, driverProgress } });
      await visit('/ride');
      await screen.findByText('BK20300501-ABCDEFGH');
      expect(screen.queryByRole('checkbox', { name: 'Remind me by email' })).toBeNull();
    },
  );

  it('promises no driver, and offers no reminders, once its time has passed', async () => {
    const headers = { date: 'Fri, 03 May 2030 08:00:00 GMT' };
    globalThis.fetch = async () => Response.json({ ...ride, cancellation: null }, { headers });
    await visit('/ride');
    const heading = 'The time of this ride has passed';
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
    expect(screen.queryByText(/name and phone/)).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is over once its driver is done, even if staff complete it later', async () => {
    const at = (step: string, minute: number) => ({ step, at: `2030-05-01T08:0${minute}:00.000Z` });
    const driverProgress = [at('on_board', 1), at('done', 2)];
    serve({ body: { ...ride, status: 'confirmed', driverProgress } });
    await visit('/ride');
    const heading = 'Thank you for riding with us';
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
  });

  it('says that its cancellation fee is paid', async () => {
    serve({ body: { ...ride, status: 'cancelled', cancellation: null, feeDueUsd: 27.5, isFeePaid: true } });
    await visit('/ride');
    expect(await screen.findByText('Cancellation fee: €25.30 ($27.50), paid')).toBeDefined();
    expect(screen.queryByText(/^Fee due/)).toBeNull();
  });

  it('cancels after a question that says what it costs', async () => {
    const cancelled = { ...ride, status: 'cancelled', cancellation: null, feeDueUsd: 27.5 };
    const sent = serve({ body: ride }, { body: cancelled });
    const { user } = await visit('/ride');
    await user.click(await screen.findByRole('button', { name: 'Cancel the ride' }));
    const cost = 'Cancelling now costs €25.30 ($27.50).';
    expect(screen.getByText(cost)).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Why? (optional)'), 'My plans have changed');
    await user.click(screen.getByRole('button', { name: 'Yes, cancel the ride', description: cost }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'This ride is cancelled' });
    expect(document.activeElement).toBe(heading);
    expect(heading.getAttribute('aria-live')).toBe('off');
    expect(sent[1]).toMatchObject({
      path: '/api/ride/cancellation',
      body: { version: 3, acceptFee: 27.5, reason: 'plans', note: null },
    });
    expect(screen.getByText('Fee due: €25.30 ($27.50)')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Book again' }).getAttribute('href')).toBe(
      '/booking?step=details&carId=car-1&serviceId=service-1',
    );
  });

  it('shows the new fee where it has changed, and retains what was typed [III-6]', async () => {
    const free = { ...ride, cancellation: { feeUsd: 0, isToBeAgreed: false } };
    serve({ body: free }, problem('ride.feeChanged'), { body: ride });
    const { user } = await visit('/ride');
    await user.click(await screen.findByRole('button', { name: 'Cancel the ride' }));
    expect(screen.getByText('Cancelling costs nothing now.')).toBeDefined();
    await user.type(screen.getByLabelText('Anything we should know? (optional)'), 'Sorry');
    await user.click(screen.getByRole('button', { name: 'Yes, cancel the ride' }));
    expect(await screen.findByText(/Your ride has changed in the meantime/)).toBeDefined();
    expect(await screen.findByText('Cancelling now costs €25.30 ($27.50).')).toBeDefined();
    expect(screen.getByLabelText('Anything we should know? (optional)')).toHaveProperty('value', 'Sorry');
  });

  it('reports too many requests in a short time', async () => {
    serve({ body: ride }, problem('request.tooMany', 429), { body: ride });
    const { user } = await visit('/ride');
    await user.click(await screen.findByRole('button', { name: 'Cancel the ride' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel the ride' }));
    expect(await screen.findByText(/^Too many requests in a short time/)).toBeDefined();
  });

  it('says that it is too late, and whom to call, if the question was open for too long', async () => {
    const over = { ...ride, cancellation: null };
    const sent = serve({ body: ride }, problem('ride.tooLate'), { body: over });
    const { user } = await visit('/ride');
    await user.click(await screen.findByRole('button', { name: 'Cancel the ride' }));
    await user.type(screen.getByLabelText('Anything we should know? (optional)'), 'Sorry');
    await user.click(screen.getByRole('button', { name: 'Yes, cancel the ride' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    await act(async () => undefined);
    expect(screen.getByText(/^It is too late to cancel/)).toBeDefined();
    expect(screen.getByLabelText('Anything we should know? (optional)')).toHaveProperty('value', 'Sorry');
    await user.click(screen.getByRole('button', { name: 'Keep the ride' }));
    expect(screen.queryByRole('button', { name: 'Cancel the ride' })).toBeNull();
  });

  it('shows the open question with its answers again after a reload, until the ride stays', async () => {
    const note = 'Anything we should know? (optional)';
    serve({ body: ride });
    const { user } = await visit('/ride');
    await user.click(await screen.findByRole('button', { name: 'Cancel the ride' }));
    await user.selectOptions(screen.getByLabelText('Why? (optional)'), 'My plans have changed');
    await user.type(screen.getByLabelText(note), 'Sorry');
    cleanup();
    const { user: reader } = await visit('/ride');
    expect(await screen.findByLabelText(note)).toHaveProperty('value', 'Sorry');
    expect(screen.getByLabelText('Why? (optional)')).toHaveProperty('value', 'plans');
    await reader.click(screen.getByRole('button', { name: 'Keep the ride' }));
    cleanup();
    await visit('/ride');
    await screen.findByRole('button', { name: 'Cancel the ride' });
  });

  it('returns the focus to the button that opened the question', async () => {
    serve({ body: ride });
    const { user } = await visit('/ride');
    await user.click(await screen.findByRole('button', { name: 'Cancel the ride' }));
    await user.click(screen.getByRole('button', { name: 'Keep the ride' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel the ride' }));
  });

  it('shows when the ride back is', async () => {
    const otherLeg = { referenceNumber: 'BK20300501-YYYYYYYY', leg: 2, status: 'cancelled' };
    serve({ body: { ...ride, otherLeg: { ...otherLeg, bookingDate: '2030-05-07', bookingTime: null } } });
    await visit('/ride');
    expect(await screen.findByText(/^Your ride back: .*7 May 2030 \(cancelled\)$/)).toBeDefined();
  });

  it('asks about the ride back when the ride there is cancelled, and cancels it too', async () => {
    const otherLeg = { referenceNumber: 'BK20300501-YYYYYYYY', leg: 2, status: 'confirmed' };
    const back = { ...otherLeg, bookingDate: '2030-05-07', bookingTime: null };
    const cancelled = { ...ride, status: 'cancelled', cancellation: null, changes: null };
    const cost = { feeUsd: 0, isToBeAgreed: false, version: 7 };
    const sent = serve(
      { body: { ...ride, otherLeg: back } },
      { body: { ...cancelled, otherLeg: { ...back, cancellation: cost } } },
      problem('ride.feeChanged'),
      { body: { ...cancelled, otherLeg: { ...back, cancellation: { ...cost, feeUsd: 27.5 } } } },
      { body: { ...cancelled, otherLeg: { ...back, status: 'cancelled', cancellation: null } } },
    );
    const { user } = await visit('/ride');
    await user.click(await screen.findByRole('button', { name: 'Cancel the ride' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel the ride' }));
    const name = 'Cancel the ride back (BK20300501-YYYYYYYY) too?';
    const question = await screen.findByRole('region', { name });
    expect(within(question).getByText('Cancelling costs nothing now.')).toBeDefined();
    await user.click(within(question).getByRole('button', { name: 'Keep the ride' }));
    expect(screen.queryByRole('region', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel the ride' }));
    expect(await screen.findByText('Cancelling now costs €25.30 ($27.50).')).toBeDefined();
    expect(sent[2]).toMatchObject({ path: '/api/ride/other-leg', body: { version: 7, acceptFee: 0 } });
    await user.click(screen.getByRole('button', { name: 'Yes, cancel the ride' }));
    expect(await screen.findByText(/^Your ride back: .*7 May 2030 \(cancelled\)$/)).toBeDefined();
    expect(sent.at(-1)?.body).toEqual({ version: 7, acceptFee: 27.5 });
    expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('opens the wizard for the ride back with what the ride has, and without its date', async () => {
    serve({ body: ride });
    const { user } = await visit('/ride');
    const link = await screen.findByRole('link', { name: 'Book the ride back' });
    expect(link.getAttribute('href')).toBe('/booking?step=details&carId=car-1&serviceId=service-1');
    expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull();
    link.addEventListener('click', (event) => event.preventDefault());
    // In another tab: the draft is this tab's.
    fireEvent.click(link, { ctrlKey: true });
    expect(readStoredDraft()).toBeNull();
    await user.click(link);
    expect(readStoredDraft()).toMatchObject({
      carId: 'car-1',
      serviceId: 'service-1',
      currency: 'EUR',
      details: {
        airportDirection: 'to_airport',
        pickupLocation: 'Hilton Baku',
        dropoffLocation: 'Baku Airport (GYD)',
        bookingDate: '',
        flightNumber: '',
        passengerCount: 2,
      },
    });
  });

  it('saves the calendar file, which takes the entry of a cancelled ride out [III-11]', async () => {
    const cancelled = { ...ride, status: 'cancelled', cancellation: null, changes: null };
    const sent = serve({ body: cancelled }, { body: 'BEGIN:VCALENDAR' });
    const createObjectURL = jest.fn<(file: Blob) => string>(() => 'blob:file');
    Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await visit('/ru/ride');
    await user.click(await screen.findByRole('button', { name: 'Убрать из календаря' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    saved.mockRestore();
    expect(sent[1]).toMatchObject({
      path: '/api/ride/calendar.ics?language=ru',
      authorization: `Link ${token}`,
    });
  });

  it('saves the voucher, and says if it could not be created', async () => {
    const sent = serve({ body: ride }, problem('service.unreachable', 503), { body: '%PDF' });
    Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:file'), revokeObjectURL: jest.fn() });
    const names: string[] = [];
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await visit('/ride');
    const button = await screen.findByRole('button', { name: 'Voucher (PDF)' });
    await user.click(button);
    expect(await screen.findByText(/The calendar file could not be created/)).toBeDefined();
    await user.click(button);
    await waitFor(() => expect(names).toEqual(['BK20300501-ABCDEFGH.pdf']));
    saved.mockRestore();
    expect(screen.queryByText(/The calendar file could not be created/)).toBeNull();
    expect(sent[2]).toMatchObject({
      path: '/api/ride/voucher.pdf?language=en',
      authorization: `Link ${token}`,
    });
  });

  it.each([
    [401, 'link.invalid', 'This link does not belong to a ride.'],
    [410, 'link.expired', 'This link has ended. Ask for a new one.'],
  ])('offers to send the link again if the server responds %i', async (status, code, text) => {
    const sent = serve(problem(code, status), { status: 202 });
    const { user } = await visit('/ride');
    expect(await screen.findByText(text)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send me my link' }));
    expect(screen.getByText('Please enter your reference number')).toBeDefined();
    await user.type(screen.getByLabelText(/^Reference number/), 'BK20300501-ABCDEFGH');
    await user.type(screen.getByLabelText(/^Email used for the booking/), 'emily@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me my link' }));
    expect(await screen.findByText('If they belong together, we have sent the link.')).toBeDefined();
    expect(sent[1]?.body).toEqual({
      referenceNumber: 'BK20300501-ABCDEFGH',
      customerEmail: 'emily@example.com',
    });
    expect(sessionStorage.getItem('ride-link')).toBeNull();
  });

  it('offers a retry and a call without a connection, and shows its progress', async () => {
    serve({ status: 503 });
    const { user } = await visit('/ride');
    const again = await screen.findByRole('button', { name: 'Try again' });
    const call = within(screen.getByRole('main')).getByRole('link', { name: /^\+994/ });
    expect(call.getAttribute('href')).toMatch(/^tel:\+994/);
    const { promise: slow, resolve } = Promise.withResolvers<Response>();
    globalThis.fetch = () => slow;
    await user.click(again);
    expect(screen.getByRole('button', { name: 'One moment…' }).ariaDisabled).toBe('true');
    resolve(Response.json(ride));
    await waitFor(() => expect(screen.getByTestId('reference-number')).toBeDefined());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  const outdated = 'No connection. This is the latest we know.';

  it('refetches the ride as soon as the network is back', async () => {
    serve({ body: ride }, { status: 503 }, { body: ride });
    await visit('/ride');
    await screen.findByTestId('reference-number');
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByText(outdated);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(outdated)).toBeNull());
  });

  it('no longer says that there is no connection once something was saved', async () => {
    serve({ body: ride }, { status: 503 }, { body: { ...ride, remindersOff: true } });
    const { user } = await visit('/ride');
    const box = await screen.findByRole('checkbox', { name: 'Remind me by email' });
    fireEvent(document, new Event('visibilitychange'));
    await screen.findByText(outdated);
    await user.click(box);
    await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false));
    expect(screen.queryByText(outdated)).toBeNull();
  });
});
