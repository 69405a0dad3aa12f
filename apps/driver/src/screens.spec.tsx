import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import { hourMs, minuteMs } from '@chauffeur/contracts/time/durations';
import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { translatePage } from '../../../infra/launch/jest/translate-page';
import { act } from 'react';
import { createI18n } from './i18n/create-i18n';
import { TextsContext } from './i18n/use-translation';
import { MemoryStepStorage } from './phone/memory-step-storage';
import { driverRide, elvin, noon, phone } from './phone.fixture';
import { PageContext } from './page/page-context';
import { Screens } from './screens';

globalThis.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});

const iso = (instant: number) => new Date(instant).toISOString();

const contact: NonNullable<DriverRide['contact']> = {
  name: 'Emily Carter',
  phone: '050 123 45 67',
  phoneE164: '+994501234567',
  messagingApp: 'whatsapp',
  pickupNote: null,
  flightNumber: null,
  flightTime: null,
  airportDirection: null,
  signText: null,
  stops: [],
  extras: [],
  specialRequests: null,
  notes: null,
  collectUsd: null,
};

/** Opens the page of a phone, once the server has answered. */
async function show({ world, open }: ReturnType<typeof phone>, language: DriverLanguage = 'en') {
  const page = open();
  await act(() => page.start());
  render(
    <TextsContext value={createI18n(language)}>
      <PageContext value={page}>
        <Screens />
      </PageContext>
    </TextsContext>,
  );
  return { world, page };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const openRide = () => act(async () => fireEvent.click(button(/Hilton Baku/)));
/** A main button rests when it is new. */
const enabled = async (name: string) => {
  await waitFor(() => expect(button(name).ariaDisabled).toBe('false'));
  return button(name);
};

/** The browser goes back later than it is asked to. */
const backAtRide = () => waitFor(() => expect(history.state).toMatchObject({ kind: 'ride' }));
/** Which of the places that a screen reader watches says the text. */
const saying = (text: RegExp) =>
  screen.getAllByRole('status').findIndex(({ textContent }) => text.test(textContent ?? ''));

describe('the screens of a driver', () => {
  it('ask who has the link for the PIN, and say nothing of the driver [III-13]', async () => {
    const stranger = phone();
    stranger.world.isSignedIn = false;
    await show(stranger);
    fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '0000' } });
    await act(async () => fireEvent.click(button('Sign in')));
    expect(screen.getByRole('alert').textContent).toBe('Wrong PIN. 4 tries left.');
    fireEvent.click(button(/^AZ/));
    expect(screen.getByRole('alert').textContent).toBe('PIN səhvdir. 4 cəhd qaldı.');
    fireEvent.click(button(/^EN/));
    expect(document.activeElement).toBe(screen.getByLabelText('PIN'));
    expect(document.body.textContent).not.toMatch(/Rashad|Hilton/);
  });

  it('retain a PIN that did not reach the server', async () => {
    const mine = phone();
    mine.world.isSignedIn = false;
    await show(mine);
    mine.world.isOnline = false;
    fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '4567' } });
    await act(async () => fireEvent.click(button('Sign in')));
    expect(screen.getByRole('alert').textContent).toMatch(/^The server did not respond/);
    mine.world.isOnline = true;
    await act(async () => fireEvent.click(button('Sign in')));
    expect(screen.getByRole('heading', { name: 'My rides' })).toBeDefined();
  });

  it('say that times are of Baku where the phone shows others, of a ride too', async () => {
    const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset');
    offset.mockReturnValue(-180);
    await show(phone());
    expect(screen.getByText('Baku time')).toBeDefined();
    await openRide();
    expect(screen.getByText('Baku time')).toBeDefined();
    offset.mockReturnValue(-240);
    cleanup();
    await show(phone());
    expect(screen.queryByText('Baku time')).toBeNull();
    offset.mockRestore();
  });

  it('say until when a link is locked, by the clock of Baku', async () => {
    const stranger = phone();
    Object.assign(stranger.world, { isSignedIn: false, lockedFor: 900 });
    await show(stranger);
    fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '0000' } });
    await act(async () => fireEvent.click(button('Sign in')));
    expect(screen.getByRole('alert').textContent).toMatch(/16:15/);
  });

  it("name whose rides the phone shows where another driver's link was opened", async () => {
    const shared = phone();
    shared.world.linkOf = elvin;
    await show(shared);
    expect(screen.getByText(/^This phone is signed in as Rashad\./)).toBeTruthy();
    expect(document.body.textContent).not.toContain('Elvin');
    await act(async () => fireEvent.click(button('Show Rashad’s rides')));
    expect(screen.getByRole('heading', { name: 'My rides' })).toBeTruthy();
  });

  it('show rides by day, and of a far one no customer', async () => {
    await show(
      phone([
        driverRide({ contactFrom: iso(noon + hourMs) }),
        driverRide({ id: 'next' }, noon + 24 * hourMs),
      ]),
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Tomorrow',
    ]);
    await act(async () =>
      fireEvent.click(screen.getAllByRole('button', { name: /Hilton Baku/ })[0] as Element),
    );
    expect(screen.getByText('The customer’s name and phone appear at: 17:00.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it('lead to the customer near the ride', async () => {
    await show(phone([driverRide({ contact })]));
    await openRide();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toContain('tel:+994501234567');
    expect(addresses).toContain('https://wa.me/994501234567');
  });

  it('show a text that is no phone number without links', async () => {
    await show(phone([driverRide({ contact: { ...contact, phone: 'ask at the hotel', phoneE164: null } })]));
    await openRide();
    expect(screen.getByText('ask at the hotel')).toBeTruthy();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    // The company's alone.
    expect(addresses.filter((address) => /^tel:|wa\.me/.test(address ?? ''))).toEqual(['tel:+994125550123']);
  });

  it('say from when a no-show is possible [III-19]', async () => {
    const { rules } = driverRide();
    const arrived = driverRide({
      state: 'arrived',
      rules: { ...rules, arrivedAt: iso(noon + 5 * minuteMs) },
    });
    await show(phone([arrived]));
    await openRide();
    const noShow = button(/No-show/);
    expect(noShow.ariaDisabled).toBe('true');
    await act(async () => fireEvent.click(noShow));
    expect(screen.queryByText(/not there/)).toBeNull();
    expect(noShow.textContent).toBe('No-showPossible from 17:05');
  });

  it('make a no-show possible when its moment passes, without a response or a reload [III-19]', async () => {
    jest.useFakeTimers();
    try {
      const arrived = driverRide({ state: 'arrived' });
      const { world } = await show(phone([arrived]));
      await openRide();
      const possibleFrom = Date.parse(arrived.rules.startsAt) + arrived.rules.waitMinutes * minuteMs;
      const tickAt = (moment: number) => {
        world.phoneNow = moment;
        act(() => jest.advanceTimersByTime(5_000));
      };
      tickAt(possibleFrom - 1);
      expect(button(/No-show/).ariaDisabled).toBe('true');
      tickAt(possibleFrom);
      expect(button(/No-show/).ariaDisabled).toBe('false');
      expect(button(/No-show/).textContent).toBe('No-show');
    } finally {
      jest.useRealTimers();
    }
  });

  it('decline a ride with a reason', async () => {
    const { world } = await show(phone([driverRide({}, noon + hourMs)]));
    await openRide();
    fireEvent.click(button('Decline'));
    fireEvent.click(button('Decline the ride'));
    expect(screen.getByRole('alert').textContent).toBe('Please choose a reason.');
    fireEvent.click(screen.getByLabelText('A problem with the car'));
    fireEvent.change(screen.getByLabelText('Comment (optional)'), { target: { value: ' Flat tyre ' } });
    // A double tap counts once.
    fireEvent.click(button('Decline the ride'));
    fireEvent.click(button('Decline the ride'));
    await waitFor(() => expect(world.sent).toHaveLength(1));
    expect(world.sent).toMatchObject([{ from: 'offered', to: 'declined', reason: 'car', note: 'Flat tyre' }]);
    // The ride leaves the list, so that there is nothing to go back to.
    expect(await screen.findByRole('heading', { name: 'My rides' })).toBeTruthy();
  });

  it('lead from a question back to its ride, and keep what was typed', async () => {
    await show(phone([driverRide({}, noon + hourMs)]));
    await openRide();
    fireEvent.click(button('Decline'));
    fireEvent.click(screen.getByLabelText('A problem with the car'));
    fireEvent.change(screen.getByLabelText('Comment (optional)'), { target: { value: 'Flat tyre' } });
    // The phone's own way back.
    history.back();
    await screen.findByRole('button', { name: 'Accept the ride' });
    fireEvent.click(button('Decline'));
    expect(button('Decline the ride').disabled).toBe(false);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment (optional)').value).toBe('Flat tyre');
    fireEvent.click(button('Back'));
    await screen.findByRole('button', { name: 'Accept the ride' });
  });

  it('take a no-show once, and show its ride', async () => {
    const { rules } = driverRide();
    const waited = driverRide({
      state: 'arrived',
      rules: { ...rules, arrivedAt: iso(noon - 90 * minuteMs) },
    });
    const driving = phone([waited]);
    driving.world.serverNow = noon + hourMs + minuteMs;
    const { world } = await show(driving);
    await openRide();
    fireEvent.click(button('No-show'));
    const confirm = button(/^Yes/);
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await screen.findByText('No-show', { selector: '.badge' });
    await backAtRide();
    expect(world.sent).toHaveLength(1);
  });

  it('say aloud what comes up while they are open', async () => {
    const { world, page } = await show(phone([driverRide()]));
    expect(saying(/No network|Online/)).toBe(-1);
    const places = screen.getAllByRole('status');
    world.isOnline = false;
    await act(() => page.sync());
    expect(screen.getAllByRole('status')).toEqual(places);
    expect(saying(/No network/)).toBe(0);

    await openRide();
    const ofRide = screen.getAllByRole('status');
    world.isOnline = true;
    world.rides = [driverRide({ changed: { at: iso(noon), fields: ['pickup'] } })];
    await act(() => page.sync());
    expect(screen.getAllByRole('status')).toEqual(ofRide);
    expect(saying(/The ride has changed/)).toBe(3);
    expect(saying(/^Online, everything is sent$/)).toBe(1);
  });

  it('do not say that everything is sent where a step is rejected', async () => {
    const { world, page } = await show(phone([driverRide({}, noon + hourMs)]));
    await openRide();
    const accept = await enabled('Accept the ride');
    world.isOnline = false;
    await act(async () => fireEvent.click(accept));
    await act(() => page.sync());
    expect(saying(/No network/)).not.toBe(-1);
    world.isOnline = true;
    world.outcome = { kind: 'rejected', code: 'ride.cancelled', params: {} };
    await act(() => page.sync());
    expect(screen.getByRole('alert').textContent).toMatch(/^Not recorded/);
    expect(saying(/everything is sent/)).toBe(-1);
    await act(async () =>
      fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'OK' })),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saying(/everything is sent/)).toBe(-1);
  });

  it('say that everything is sent though an earlier step was rejected and its notice is still there', async () => {
    const earlier = phone();
    const rejected = { driverId: 'rashad', to: 'accepted', code: 'ride.cancelled', params: {} } as const;
    await earlier.storages.steps.storeRejected([{ ...rejected, rideId: 'earlier' }]);
    const { world, page } = await show(earlier);
    world.isOnline = false;
    await act(() => page.sync());
    world.isOnline = true;
    await act(() => page.sync());
    expect(screen.getByRole('alert').textContent).toMatch(/Not recorded/);
    expect(saying(/^Online, everything is sent$/)).not.toBe(-1);
  });

  it('do not say that everything is sent where a step is rejected once more, for the same reason', async () => {
    const { world, page } = await show(phone([driverRide({}, noon + hourMs)]));
    await openRide();
    world.outcome = { kind: 'rejected', code: 'driver.inactive', params: {} };
    const accept = async () => {
      const button = await enabled('Accept the ride');
      await act(async () => fireEvent.click(button));
    };
    await accept();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not recorded/);
    world.isOnline = false;
    await act(() => page.sync());
    await accept();
    world.isOnline = true;
    await act(() => page.sync());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not recorded/);
    expect(saying(/everything is sent/)).toBe(-1);
  });

  it('say aloud how far the ride is, and no minute of a list that grows old', async () => {
    const { world, page } = await show(phone([driverRide({}, noon + hourMs)]));
    world.isOnline = false;
    await act(() => page.sync());
    expect(screen.getByText(/^No network\. List of/).closest('[role=status]')).toBeNull();
    await openRide();
    const accept = await enabled('Accept the ride');
    await act(async () => fireEvent.click(accept));
    expect(saying(/^Accepted$/)).not.toBe(-1);
  });

  it('name the luggage that there is', async () => {
    await show(phone([driverRide({ luggageLarge: 1 })]));
    await openRide();
    expect(screen.getByText('large: 1')).toBeTruthy();
  });

  it.each([
    ['from_airport', 'lands 14:10', 'прилёт 14:10'],
    ['to_airport', 'departs 14:10', 'вылет 14:10'],
  ] as const)(
    'name flight and extras of a ride %s in the language of the page',
    async (direction, en, ru) => {
      const extra = { code: 'child_seat', name: 'Child seat', nameRu: 'Детское кресло', count: 2 };
      const flight = { flightNumber: 'TK 334', flightTime: '14:10', airportDirection: direction };
      const flying = driverRide({ contact: { ...contact, ...flight, extras: [extra] } });
      await show(phone([flying]));
      await openRide();
      expect(screen.getByText(`TK 334, ${en}`)).toBeTruthy();
      expect(screen.getByText('2 × Child seat')).toBeTruthy();
      cleanup();
      history.replaceState(null, '');
      await show(phone([flying]), 'ru');
      await openRide();
      expect(screen.getByText(`TK 334, ${ru}`)).toBeTruthy();
      expect(screen.getByText('2 × Детское кресло')).toBeTruthy();
    },
  );

  it('keep what was typed where the phone can’t store a step, and say so', async () => {
    const shared = phone([driverRide({}, noon + hourMs)]);
    await show(shared);
    shared.storages.steps.enqueue = () => Promise.reject(new Error('the connection to the database is lost'));
    await openRide();
    fireEvent.click(button('Decline'));
    fireEvent.click(screen.getByLabelText('A problem with the car'));
    fireEvent.change(screen.getByLabelText('Comment (optional)'), { target: { value: 'Flat tyre' } });
    await act(async () => fireEvent.click(button('Decline the ride')));
    expect(screen.getByRole('alert').textContent).toMatch(/^Not saved\./);
    expect(button('Decline the ride').disabled).toBe(false);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment (optional)').value).toBe('Flat tyre');
  });

  it('name the number to call where it is too late to decline [III-21]', async () => {
    const { world } = await show(phone([driverRide({}, noon + hourMs)]));
    world.outcome = { kind: 'rejected', code: 'step.tooLate', params: {} };
    await openRide();
    fireEvent.click(button('Decline'));
    fireEvent.click(screen.getByLabelText('I am busy'));
    await act(async () => fireEvent.click(button('Decline the ride')));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'It is too late to decline here. Please call: +994125550123.',
    );
  });

  it('say at a ride why its own step was rejected, and not one of another ride', async () => {
    const shared = phone([driverRide(), driverRide({ id: 'other' }, noon + 24 * hourMs)]);
    const rejected = { driverId: 'rashad', to: 'accepted', code: 'ride.cancelled', params: {} } as const;
    await shared.storages.steps.storeRejected([{ ...rejected, rideId: 'other' }]);
    await show(shared);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await act(async () =>
      fireEvent.click(screen.getAllByRole('button', { name: /Hilton Baku/ })[0] as Element),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('name a ride that has left the list by its time where its step was rejected', async () => {
    const driving = phone([driverRide({}, noon + hourMs)]);
    const { world, page } = await show(driving);
    world.isOnline = false;
    await openRide();
    const accept = await enabled('Accept the ride');
    await act(async () => fireEvent.click(accept));
    fireEvent.click(button('Back'));
    await screen.findByRole('heading', { name: 'My rides' });
    world.isOnline = true;
    world.outcome = { kind: 'rejected', code: 'ride.notYours', params: {} };
    world.rides = [];
    await act(() => page.sync());
    expect(screen.getByRole('alert').textContent).toMatch(/^17:00\. Not recorded: “Accepted”/);
  });

  it('lead back to the list at once where a ride is given away while its sign is shown', async () => {
    const signed = driverRide({ contact: { ...contact, signText: 'Ms Carter' } });
    const { world, page } = await show(phone([signed]));
    await openRide();
    await act(async () => fireEvent.click(button('Show the sign: Ms Carter')));
    expect(screen.getByRole('heading').textContent).toBe('Ms Carter');
    world.rides = [];
    await act(() => page.sync());
    expect(screen.getByRole('heading').textContent).toBe('This ride is no longer in your list.');
    fireEvent.click(button('Back'));
    expect(await screen.findByRole('heading', { name: 'My rides' })).toBeTruthy();
  });

  it('show that a ride is cancelled in place of what was asked about it', async () => {
    const { world, page } = await show(phone([driverRide({}, noon + hourMs)]));
    await openRide();
    fireEvent.click(button('Decline'));
    world.rides = [driverRide({ isCancelled: true }, noon + hourMs)];
    await act(() => page.sync());
    expect(screen.queryByRole('button', { name: 'Decline the ride' })).toBeNull();
    expect(screen.getByText('Cancelled')).toBeTruthy();
  });

  it('show a step at once without a network, and take it back', async () => {
    const { world } = await show(phone([driverRide({}, noon + hourMs)]));
    world.isOnline = false;
    await openRide();
    const accept = await enabled('Accept the ride');
    await act(async () => fireEvent.click(accept));
    expect(screen.getByText('Saved on this phone. Will be sent.')).toBeTruthy();
    expect(screen.getByText('Accepted')).toBeTruthy();
    await enabled('On the way');
    await act(async () => fireEvent.click(button('Undo, back to: Awaiting your reply')));
    expect(screen.getByText('Awaiting your reply')).toBeTruthy();
  });

  it('take and undo nothing on the second tap of a double tap, wherever its finger is by then', async () => {
    const accepted = driverRide({ state: 'accepted' }, noon + hourMs / 2);
    const { world } = await show(phone([accepted]));
    world.isOnline = false;
    await openRide();
    const tap = (name: string) => act(async () => fireEvent.click(button(name)));
    // The second tap on the ride of the list.
    await tap('I have arrived');
    expect(screen.getByText('Accepted', { selector: '.badge' })).toBeTruthy();
    await enabled('On the way');
    await tap('I have arrived');
    // It has come where the pressed button was.
    await tap('Undo, back to: Accepted');
    expect(screen.getByText('Arrived', { selector: '.badge' })).toBeTruthy();
    await enabled('Customer on board');
    await tap('Undo, back to: Accepted');
    await tap('I have arrived');
    expect(screen.getByText('Accepted', { selector: '.badge' })).toBeTruthy();
  });

  it('move the focus to what is shown instead of a message whose button was pressed', async () => {
    const stranger = phone([], '');
    stranger.world.isOnline = false;
    await show(stranger);
    stranger.world.isOnline = true;
    stranger.world.isSignedIn = false;
    const again = button('Try again');
    again.focus();
    await act(async () => fireEvent.click(again));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('keep the focus at the button of the step, and at the steps where none is left to undo', async () => {
    const { world } = await show(phone([driverRide({}, noon + hourMs)]));
    world.isOnline = false;
    await openRide();
    const accept = await enabled('Accept the ride');
    accept.focus();
    await act(async () => fireEvent.click(accept));
    expect(document.activeElement).toBe(await enabled('On the way'));
    const undo = button('Undo, back to: Awaiting your reply');
    undo.focus();
    await act(async () => fireEvent.click(undo));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Steps' }));
  });

  it('name the next step on a page that the browser translates, which replaces text nodes', async () => {
    const { world } = await show(phone([driverRide({}, noon + hourMs)]));
    world.isOnline = false;
    await openRide();
    const accept = await enabled('Accept the ride');
    translatePage(accept);
    await act(async () => fireEvent.click(accept));
    expect(screen.queryByRole('button', { name: 'Accept the ride' })).toBeNull();
    expect(await enabled('On the way')).toBe(accept);
  });

  it('ask to leave the page open where the phone stores nothing', async () => {
    const driving = phone([driverRide({}, noon + hourMs)]);
    driving.storages.steps = new MemoryStepStorage();
    const { world } = await show(driving);
    world.isOnline = false;
    await openRide();
    const accept = await enabled('Accept the ride');
    await act(async () => fireEvent.click(accept));
    const notice = 'Not sent yet. Do not close this page until it is.';
    expect(screen.getByText(notice)).toBeTruthy();
    fireEvent.click(button('Back'));
    expect(await screen.findByText(notice)).toBeTruthy();
  });
});
