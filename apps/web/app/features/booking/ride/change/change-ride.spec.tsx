import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { visit } from '../../../../site-under-test/visit';
import { bookedRide } from '../ride.fixture';

/** `ride`: the ride as it is afterwards, although the response does not contain it. */
type Answer = { status?: number; body: unknown; ride?: unknown };
const childSeat = {
  id: 'extra-1',
  code: 'child_seat',
  name: 'Child seat',
  nameRu: null,
  description: null,
  descriptionRu: null,
  priceUsd: 5,
  maxCount: 2,
  offerKinds: ['airport_transfer'],
};
const bookedSeat = { extraId: 'extra-1', code: 'child_seat', name: 'Child seat', nameRu: null, unitPrice: 5 };
const lists: Record<string, unknown> = {
  '/api/cars': [{ id: 'car-1', capacity: 4, luggageLarge: 3 }],
  '/api/services': [{ id: 'service-1', serviceType: 'airport_transfer' }],
  '/api/extras': [childSeat],
};

/** Delays the response to the next change until the returned function is called. */
function holdChange(): () => void {
  const served = globalThis.fetch;
  const { promise: held, resolve } = Promise.withResolvers<void>();
  globalThis.fetch = async (input, init) => {
    const answer = await served(input, init);
    if (input === '/api/ride/changes') await held;
    return answer;
  };
  return resolve;
}

/** Responds to changes with these responses, in order. The ride is that of the latest. Returns the requests. */
function serve(...answers: Answer[]): unknown[] {
  const sent: unknown[] = [];
  let ride: unknown = bookedRide;
  globalThis.fetch = jest.fn<typeof fetch>((input, init) => {
    const path = typeof input === 'string' ? input : '';
    let answer: Answer | undefined = { body: lists[path] ?? [] };
    if (path === '/api/ride') answer = { body: ride };
    if (path === '/api/ride/changes') {
      const request: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '');
      sent.push(request);
      answer = answers.shift();
      const { dryRun } = request as { dryRun?: boolean };
      if (answer && !answer.status && !dryRun) ({ ride } = answer.body as { ride: unknown });
      ride = answer?.ride ?? ride;
    }
    return Promise.resolve(
      new Response(JSON.stringify(answer?.body), {
        status: answer?.status ?? 200,
        headers: { date: 'Sat, 20 Apr 2030 21:00:00 GMT' },
      }),
    );
  });
  return sent;
}

/** Responds with a ride that differs in `changes`. */
function serveRide(changes: object): void {
  const served = globalThis.fetch;
  const headers = { date: 'Sat, 20 Apr 2030 21:00:00 GMT' };
  const ride = Response.json({ ...bookedRide, ...changes }, { headers });
  globalThis.fetch = async (input, init) => (input === '/api/ride' ? ride.clone() : served(input, init));
}

const changed = (ride: object = {}, isFree = true, otherTimes: string[] = []) => ({
  body: { ride: { ...bookedRide, ...ride }, isFree, otherTimes },
});
const rejected = (code: string, errors: object[] = [], status = 409) => ({
  status,
  body: { type: 'about:blank', title: code, status, code, errors },
});

const { fetch: noServer } = globalThis;
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  sessionStorage.setItem('ride-link', 'a'.repeat(32));
});
afterEach(() => {
  globalThis.fetch = noServer;
  sessionStorage.clear();
});

async function open(name: 'Change the trip' | 'Change details') {
  const { user } = await visit('/ride');
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })));
  await screen.findByRole('button', { name: 'Back' });
  return user;
}

describe('the trip that a customer changes', () => {
  it('shows the price before it is changed, and sends only what differs', async () => {
    const moved = { bookingTime: '12:00', totalPrice: 60, status: 'pending', version: 4 };
    const sent = serve(changed(moved), changed(moved));
    const user = await open('Change the trip');
    const time = screen.getByLabelText(/^Preferred time/);
    await user.clear(time);
    await user.type(time, '12:00');
    await user.selectOptions(screen.getByLabelText('Child seat'), '1');
    await user.click(screen.getByRole('button', { name: 'Show the new price' }));
    const price = await screen.findByText('The new price is €55.20 ($60), instead of €50.60 ($55).');
    expect(price.closest('[aria-live]')?.textContent).toMatch(/To save it, press “Change the ride”\.$/);
    expect(screen.getByText('We check your change and answer within 2 hours.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Change the ride' }));
    expect(await screen.findByText('Your change has been saved.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'We have your request' })).toBeDefined();
    const wish = {
      version: 3,
      language: 'en',
      bookingTime: '12:00',
      extras: [{ extraId: 'extra-1', count: 1 }],
    };
    expect(sent).toEqual([
      { ...wish, dryRun: true },
      { ...wish, expectedPrice: 60 },
    ]);
  });

  it('is not sent with half a time, which would be sent as none', async () => {
    const sent = serve(changed());
    const user = await open('Change the trip');
    const time = screen.getByLabelText<HTMLInputElement>(/^Preferred time/);
    await user.clear(time);
    // As browsers report 14:--.
    Object.defineProperty(time, 'validity', { value: { badInput: true } });
    await user.click(screen.getByRole('button', { name: 'Show the new price' }));
    expect(screen.getByText('Please enter a time, for example 09:30')).toBeDefined();
    expect(document.activeElement).toBe(time);
    expect(sent).toEqual([]);
  });

  it("begins today at the earliest, by the server's clock", async () => {
    serve();
    await open('Change the trip');
    expect(screen.getByLabelText(/^Booking date/)).toHaveProperty('min', '2030-04-21');
  });

  it('shows no price of an earlier input', async () => {
    serve(changed({ bookingTime: '12:00', totalPrice: 60 }), changed({ totalPrice: 65 }));
    const user = await open('Change the trip');
    await user.selectOptions(screen.getByLabelText('Child seat'), '1');
    const release = holdChange();
    await user.click(screen.getByRole('button', { name: 'Show the new price' }));
    await user.selectOptions(screen.getByLabelText('Child seat'), '2');
    release();
    await user.click(await screen.findByRole('button', { name: 'Show the new price' }));
    expect(await screen.findByText(/The new price is .* \(\$65\)/)).toBeDefined();
    expect(screen.queryByText(/\(\$60\)/)).toBeNull();
  });

  it('stays open with what was typed while saving', async () => {
    serve(changed(), changed({ version: 4, extras: [{ ...bookedSeat, count: 1 }] }));
    const user = await open('Change the trip');
    await user.selectOptions(screen.getByLabelText('Child seat'), '1');
    await user.click(screen.getByRole('button', { name: 'Show the new price' }));
    const release = holdChange();
    await user.click(await screen.findByRole('button', { name: 'Change the ride' }));
    const dropoff = screen.getByLabelText(/^Dropoff location/);
    fireEvent.change(dropoff, { target: { value: 'Fountain Square' } });
    release();
    expect(await screen.findByText('Your change has been saved.')).toBeDefined();
    expect(document.contains(dropoff)).toBe(true);
    expect(dropoff).toHaveProperty('value', 'Fountain Square');
    expect(screen.getByLabelText('Child seat')).toHaveProperty('value', '1');
  });

  it('offers other times where the car is full, and shows the price again for one of them [III-9]', async () => {
    const sent = serve(changed({}, false, ['11:00']), changed({ bookingTime: '11:00' }));
    const user = await open('Change the trip');
    const time = screen.getByLabelText(/^Preferred time/);
    await user.clear(time);
    await user.type(time, '12:00');
    await user.click(screen.getByRole('button', { name: 'Show the new price' }));
    await user.click(await screen.findByRole('button', { name: '11:00' }));
    // The button that had the focus disappears.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the new price' }));
    await user.click(screen.getByRole('button', { name: 'Show the new price' }));
    expect(await screen.findByText('The price stays €50.60 ($55).')).toBeDefined();
    expect(sent[1]).toEqual({ version: 3, language: 'en', bookingTime: '11:00', dryRun: true });
  });

  it('offers the time of pickup that fits the flight', async () => {
    const sent = serve(changed());
    serveRide({ flightTime: '11:15' });
    const user = await open('Change the trip');
    expect(screen.getByText('Your flight lands at 11:15, but the pickup is at 10:30.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pick me up at 11:15' }));
    expect(screen.queryByText(/^Your flight lands/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show the new price' }));
    expect(sent).toEqual([{ version: 3, language: 'en', bookingTime: '11:15', dryRun: true }]);
  });

  it('does not appear before its extras, so that no button moves away from under a finger', async () => {
    serve();
    const served = globalThis.fetch;
    const { promise: extras, resolve } = Promise.withResolvers<Response>();
    globalThis.fetch = (input, init) => (input === '/api/extras' ? extras : served(input, init));
    const { user } = await visit('/ride');
    await user.click(await screen.findByRole('button', { name: 'Change the trip' }));
    expect(await screen.findByText('Loading your ride…')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show the new price' })).toBeNull();
    resolve(Response.json([childSeat]));
    expect(await screen.findByRole('button', { name: 'Show the new price' })).toBeDefined();
    expect(screen.getByLabelText('Child seat')).toBeDefined();
  });

  it('moves the focus of a removed stop to the next one, or to the button that adds one', async () => {
    serve();
    const user = await open('Change the trip');
    const adding = screen.getByRole('button', { name: 'Add a stop' });
    await user.click(adding);
    await user.click(adding);
    await user.type(screen.getByLabelText('Stop 2'), 'Old City');
    await user.click(screen.getByRole('button', { name: 'Remove stop 1' }));
    const left = screen.getByLabelText<HTMLInputElement>('Stop 1');
    expect(left.value).toBe('Old City');
    await waitFor(() => expect(document.activeElement).toBe(left));
    await user.click(screen.getByRole('button', { name: 'Remove stop 1' }));
    await waitFor(() => expect(document.activeElement).toBe(adding));
  });

  it('survives a reload and a change of language, until it is discarded', async () => {
    serve();
    const user = await open('Change the trip');
    const dropoff = screen.getByLabelText(/^Dropoff location/);
    await user.clear(dropoff);
    await user.type(dropoff, 'Fountain Square');
    cleanup();
    const { user: reader } = await visit('/ru/ride');
    expect(await screen.findByLabelText(/^Место назначения/)).toHaveProperty('value', 'Fountain Square');
    await reader.click(screen.getByRole('button', { name: 'Назад' }));
    cleanup();
    await open('Change the trip');
    expect(screen.getByLabelText(/^Dropoff location/)).toHaveProperty('value', 'Hilton Baku');
  });

  it('retains what was typed where the ride has changed in the meantime [III-8]', async () => {
    serve(rejected('record.stale'));
    const user = await open('Change the trip');
    const pickup = screen.getByLabelText(/^Dropoff location/);
    await user.clear(pickup);
    await user.type(pickup, 'Fountain Square');
    await user.click(screen.getByRole('button', { name: 'Show the new price' }));
    expect(await screen.findByText(/Your ride has changed in the meantime/)).toBeDefined();
    expect(screen.getByLabelText(/^Dropoff location/)).toHaveProperty('value', 'Fountain Square');
  });

  it('reports too many requests in a short time', async () => {
    serve(rejected('request.tooMany', [], 429));
    const user = await open('Change the trip');
    await user.type(screen.getByLabelText(/^Dropoff location/), ' 2');
    await user.click(screen.getByRole('button', { name: 'Show the new price' }));
    expect(await screen.findByText(/^Too many requests in a short time/)).toBeDefined();
  });

  it.each([
    ['was lost', rejected('service.unavailable', [], 503)],
    ['was lost and the browser repeated the request', rejected('record.stale')],
  ])('is saved even if its response %s', async (_case, answer) => {
    const moved = { dropoffLocation: 'Fountain Square', version: 4 };
    serve(changed(moved), { ...answer, ride: { ...bookedRide, ...moved } });
    const user = await open('Change the trip');
    const dropoff = screen.getByLabelText(/^Dropoff location/);
    await user.clear(dropoff);
    await user.type(dropoff, 'Fountain Square');
    await user.click(screen.getByRole('button', { name: 'Show the new price' }));
    await user.click(await screen.findByRole('button', { name: 'Change the ride' }));
    expect(await screen.findByText('Your change has been saved.')).toBeDefined();
    expect(screen.queryByText(/could not be saved|has changed in the meantime/)).toBeNull();
  });
});

describe('details that a customer changes', () => {
  it('are saved at once, with the messages of step 2', async () => {
    const field = { field: 'customerPhone', code: 'customerPhone.invalid' };
    const sent = serve(rejected('request.invalid', [field], 400), changed({ signText: 'ACME' }));
    const user = await open('Change details');
    await user.type(screen.getByLabelText(/^Name on the driver/), 'ACME');
    await user.type(screen.getByLabelText(/^New phone number/), '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Please enter a valid phone number/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^New phone number/)));
    await user.clear(screen.getByLabelText(/^New phone number/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your change has been saved.')).toBeDefined();
    expect(sent).toEqual([
      { version: 3, language: 'en', signText: 'ACME', customerPhone: '12' },
      { version: 3, language: 'en', signText: 'ACME' },
    ]);
  });

  it.each([
    ['2030-05-01T00:30:00.000Z', / Save this first, then choose another time under “Change the trip”\.$/],
    ['2030-04-01T00:30:00.000Z', /^Your flight lands at 11:15, but the pickup is at 10:30\.\s*$/],
  ])(
    'show that the pickup is before the landing, and where it can be changed until %s',
    async (tripUntil, text) => {
      serve();
      serveRide({ changes: { ...bookedRide.changes, tripUntil } });
      const user = await open('Change details');
      await user.type(screen.getByLabelText(/^Landing time/), '11:15');
      expect(screen.getByText(/^Your flight lands/).textContent).toMatch(text);
      expect(screen.queryByRole('button', { name: /^Pick me up/ })).toBeNull();
    },
  );

  it('keep suitcases that a larger car took, and say so [II-23]', async () => {
    serve();
    serveRide({ luggageLarge: 4, luggageSmall: 12 });
    await open('Change details');
    const chosen = (label: string) =>
      screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.text;
    expect(chosen('Large suitcases')).toBe('4 (this car takes 3)');
    expect(chosen('Small suitcases and bags')).toBe('12');
  });
});
