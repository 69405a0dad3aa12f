import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartOfSite } from '../../../site-under-test/part-of-site';
import { defaultTerms, somePlace } from '../../../site-under-test/records';
import { completeDetails } from '../../../site-under-test/complete-details';
import type { BookingTerms } from '../../../booking-terms/use-booking-terms';
import { emptyDraft } from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';
import { DetailsStep } from './details-step';
import type { RideQuestion } from '../draft/ride-questions';

const knownTerms: BookingTerms = { terms: defaultTerms, now: () => new Date() };

function renderStep({
  isAirportTransfer,
  answeredAhead = [],
  terms = null,
  ...changes
}: {
  isAirportTransfer: boolean;
  answeredAhead?: RideQuestion[];
  terms?: BookingTerms | null;
} & Partial<DetailsInput>) {
  const onNext = jest.fn();
  const onChange = jest.fn<(details: DetailsInput) => void>();
  const onReopen = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  render(
    <PartOfSite>
      <DetailsStep
        details={{ ...emptyDraft.details, ...changes }}
        answeredAhead={answeredAhead}
        chosen={{
          car: null,
          service: null,
          tour: null,
          isAirportTransfer,
          maxPassengers: 3,
          maxLuggageLarge: 2,
        }}
        terms={terms}
        availability={{ response: null, hasQuery: false, refetch: jest.fn() }}
        onReopen={onReopen}
        onChange={onChange}
        onCar={jest.fn()}
        onPrevious={jest.fn()}
        onNext={onNext}
        extras={null}
        extrasErrorRef={{ current: null }}
        returnRide={null}
        returnAvailability={{ response: null, hasQuery: false, refetch: jest.fn() }}
        onReturn={jest.fn()}
        price={{
          price: { status: 'unchosen' },
          extras: [],
          returnExtras: null,
          currency: undefined,
          panel: null,
        }}
      />
    </PartOfSite>,
  );
  return { user: userEvent.setup(), onNext, onChange, onReopen };
}

afterEach(cleanup);

describe('step 2', () => {
  it('does not go on with half a time, which would count as none', async () => {
    const { user, onNext } = renderStep({ isAirportTransfer: false, ...completeDetails, bookingTime: '' });
    const time = screen.getByLabelText<HTMLInputElement>(/^Preferred time/);
    await user.click(time);
    // As browsers report 14:--.
    const validity = { badInput: true };
    Object.defineProperty(time, 'validity', { value: validity });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Please enter a time, for example 09:30')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(time));
    expect(onNext).not.toHaveBeenCalled();
    validity.badInput = false;
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onNext).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Please enter a time, for example 09:30')).toBeNull();
  });

  it('requires fields without calling them invalid before anything is typed', () => {
    renderStep({ isAirportTransfer: true });
    expect(screen.getByLabelText(/^Booking date/).ariaRequired).toBe('true');
    expect(screen.getByLabelText(/^Number of passengers/).ariaRequired).toBe('true');
    expect(screen.getByRole('radiogroup', { name: /^Transfer direction/ }).ariaRequired).toBe('true');
    expect(document.querySelectorAll(':invalid')).toHaveLength(0);
  });

  it('announces the number of errors after Next, and not while one of them is being corrected', async () => {
    const { user } = renderStep({ isAirportTransfer: false, ...completeDetails, customerEmail: '' });
    const isAnnounced = async (text: RegExp) =>
      (await screen.findByText(text)).closest('[role=status]')?.getAttribute('aria-live') !== 'off';
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await isAnnounced(/^Please check/)).toBe(true);
    const email = screen.getByLabelText(/^Email/);
    await user.type(email, 'emily@');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(await isAnnounced(/^Please check/)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await isAnnounced(/^Please check/)).toBe(true));
  });

  it('focuses and highlights the first invalid field and stays [P4.16, P5.1.16, P5.1.18]', async () => {
    const { user, onNext } = renderStep({ isAirportTransfer: false });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const date = screen.getByLabelText(/^Booking date/);
    await waitFor(() => expect(date.closest('[data-highlighted="true"]')).not.toBeNull());
    expect(document.activeElement).toBe(date);
    expect(screen.getByText('Please select a booking date')).toBeDefined();
    expect(onNext).not.toHaveBeenCalled();
  });

  it('has what step 1 answered in one line, and asks for what is missing or invalid [II-4]', async () => {
    const { user, onReopen } = renderStep({
      isAirportTransfer: true,
      answeredAhead: ['direction', 'flight', 'places', 'passengers'],
      airportDirection: 'from_airport',
      flightNumber: 'j28002',
      pickupLocation: 'Baku Airport (GYD)',
      passengerCount: 4,
    });
    const ride = within(screen.getByRole('group', { name: 'Your ride' }));
    expect(ride.getByText('From the airport · J2 8002')).toBeDefined();
    expect(screen.queryByLabelText(/^Flight number/)).toBeNull();
    expect(screen.getByLabelText(/^Dropoff location/)).toBeDefined();
    expect(screen.getByLabelText(/^Number of passengers/)).toBeDefined();
    expect(onReopen).toHaveBeenCalledWith(['places', 'passengers']);
    await user.click(ride.getByRole('button', { name: 'Change your ride' }));
    expect(onReopen).toHaveBeenLastCalledWith(['direction', 'flight']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your ride' }));
  });

  it('begins with the direction of a transfer: it is the first invalid field', async () => {
    const { user } = renderStep({ isAirportTransfer: true });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const first = screen.getByRole('radio', { name: 'To the airport' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    const description = 'Please select transfer direction';
    expect(screen.getByRole('radio', { name: 'To the airport', description })).toBe(first);
  });

  it('offers as many passengers as the car has seats [P5.1.4, P9.15]', () => {
    renderStep({ isAirportTransfer: false });
    const options = [...screen.getByLabelText<HTMLSelectElement>(/^Number of passengers/).options];
    expect(options.map((option) => option.text)).toEqual(['1 passenger', '2 passengers', '3 passengers']);
  });

  it('shows a flight number as it will be stored', async () => {
    const { user } = renderStep({ isAirportTransfer: true });
    const flight = screen.getByLabelText<HTMLInputElement>(/^Flight number/);
    await user.type(flight, ' j28002 ');
    await user.tab();
    expect(flight.value).toBe('J2 8002');
  });

  it('names the airline of a flight, and says on leaving the field what it cannot read [II-18]', async () => {
    const { user } = renderStep({ isAirportTransfer: true });
    const flight = screen.getByLabelText<HTMLInputElement>(/^Flight number/);
    await user.type(flight, 'tk334');
    expect(screen.getByText('Turkish Airlines')).toBeDefined();
    await user.clear(flight);
    await user.type(flight, 'zz1');
    expect(screen.getByText('We do not know the airline ZZ. Please check.')).toBeDefined();
    await user.clear(flight);
    await user.type(flight, 'Lufthansa 12');
    const unreadable = 'This does not look like a flight number, for example J2 8002.';
    expect(screen.queryByText(unreadable)).toBeNull();
    await user.tab();
    expect(screen.getByText(unreadable)).toBeDefined();
  });

  it('suggests the evening before for a departure after midnight, and sets date and time [II-19]', async () => {
    const { user, onChange } = renderStep({
      isAirportTransfer: true,
      airportDirection: 'to_airport',
      flightTime: '01:30',
      bookingDate: '2030-12-05',
      bookingTime: '23:00',
    });
    const suggestion = 'For a departure at 01:30 we suggest pickup at 22:30 on 4 December.';
    expect(screen.getByText(suggestion)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Pick me up at 22:30 on 4\sDecember$/ }));
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ bookingDate: '2030-12-04', bookingTime: '22:30' });
    expect(screen.queryByText(suggestion)).toBeNull();
  });

  it('offers the landing as the time of pickup [II-20]', async () => {
    const { user, onChange } = renderStep({
      isAirportTransfer: true,
      airportDirection: 'from_airport',
      flightTime: '23:50',
      bookingTime: '23:30',
    });
    expect(screen.getByText('Your flight lands at 23:50, but the pickup is at 23:30.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pick me up at 23:50' }));
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ bookingTime: '23:50' });
    expect(screen.queryByText(/^Your flight lands/)).toBeNull();
  });

  it('offers the landing after the midnight that follows the chosen evening with its day [II-20]', async () => {
    const { user, onChange } = renderStep({
      isAirportTransfer: true,
      airportDirection: 'from_airport',
      flightTime: '00:20',
      bookingDate: '2030-12-31',
      bookingTime: '23:30',
    });
    await user.click(screen.getByRole('button', { name: /^Pick me up at 00:20 on 1\sJanuary$/ }));
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ bookingDate: '2031-01-01', bookingTime: '00:20' });
  });

  it('says for how long the driver waits after the landing [II-20]', async () => {
    renderStep({ isAirportTransfer: true, airportDirection: 'from_airport', terms: knownTerms });
    expect(
      screen.getByText('Optional, Baku time. Waiting is included for 60 minutes after landing.'),
    ).toBeDefined();
  });

  it('keeps large suitcases above what the car takes, and says so until they fit [II-23]', async () => {
    const { user } = renderStep({ isAirportTransfer: false, luggageLarge: 3 });
    const select = screen.getByLabelText<HTMLSelectElement>('Large suitcases');
    expect(select.selectedOptions[0]?.text).toBe('3 (this car takes 2)');
    const message = 'This car takes up to 2 large suitcases. Please choose a larger car or fewer suitcases.';
    expect(screen.getByText(message)).toBeDefined();
    await user.selectOptions(select, '2');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('takes up to five stops, and a sign only for an arrival', async () => {
    const { user, onChange } = renderStep({ isAirportTransfer: true, airportDirection: 'from_airport' });
    for (const _ of [1, 2, 3, 4, 5]) await user.click(screen.getByRole('button', { name: 'Add a stop' }));
    expect(screen.queryByRole('button', { name: 'Add a stop' })).toBeNull();
    await user.type(screen.getByLabelText('Stop 2'), 'Old City');
    await user.click(screen.getByRole('button', { name: 'Remove stop 1' }));
    expect(screen.getByLabelText<HTMLInputElement>('Stop 1').value).toBe('Old City');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Stop 1')));
    await user.type(screen.getByLabelText('Name on the driver’s sign'), 'Mr Carter');
    const { stops, signText } = onChange.mock.lastCall?.[0] ?? {};
    expect(stops?.map(({ text }) => text)).toEqual(['Old City', '', '', '']);
    expect(signText).toBe('Mr Carter');
    await user.click(screen.getByRole('radio', { name: 'To the airport' }));
    expect(screen.queryByLabelText('Name on the driver’s sign')).toBeNull();
  });

  it('shows the error at the stop that is too long, and focuses it', async () => {
    const { user, onNext } = renderStep({
      isAirportTransfer: false,
      ...completeDetails,
      stops: ['Old City', 'a'.repeat(301)].map((text) => ({ text, placeId: null })),
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const [first, second] = ['Stop 1', 'Stop 2'].map((label) => screen.getByLabelText(label));
    await waitFor(() => expect(document.activeElement).toBe(second));
    expect(second?.getAttribute('aria-invalid')).toBe('true');
    expect(first?.getAttribute('aria-invalid')).toBe('false');
    expect(screen.getAllByText('This address is too long')).toHaveLength(1);
    expect(onNext).not.toHaveBeenCalled();
  });

  it('focuses the button that adds a stop when the last stop is removed', async () => {
    const { user } = renderStep({ isAirportTransfer: true });
    await user.click(screen.getByRole('button', { name: 'Add a stop' }));
    await user.click(screen.getByRole('button', { name: 'Remove stop 1' }));
    const adding = screen.getByRole('button', { name: 'Add a stop' });
    await waitFor(() => expect(document.activeElement).toBe(adding));
  });

  it('reads a phone number in the chosen country and shows what it understood [II-10, II-11]', async () => {
    const { user, onChange } = renderStep({ isAirportTransfer: false });
    const phone = screen.getByLabelText<HTMLInputElement>(/^Phone number/);
    const country = screen.getByLabelText<HTMLSelectElement>('Country code');
    expect(country.selectedOptions[0]?.text).toBe('Azerbaijan (+994)');
    await user.type(phone, '050 123 45 67');
    await user.tab();
    expect(phone.value).toBe('+994 50 123 45 67');
    await user.selectOptions(country, 'TR');
    expect(phone.value).toBe('+90 501234567');
    await user.clear(phone);
    await user.type(phone, '004420 7946 0958');
    expect(country.value).toBe('GB');
    await user.tab();
    expect(onChange.mock.lastCall?.[0]).toMatchObject({
      phoneCountry: 'GB',
      customerPhone: '+44 20 7946 0958',
    });
    await user.selectOptions(country, 'AZ');
    await user.clear(phone);
    await user.click(phone);
    await user.paste('+44 20 7946 0958');
    expect(country.selectedOptions[0]?.text).toBe('United Kingdom (+44)');
  });

  it('asks whether a number with a leading 8 is Russian, and to check one that is not in use [II-12]', async () => {
    const { user } = renderStep({ isAirportTransfer: false });
    const phone = screen.getByLabelText<HTMLInputElement>(/^Phone number/);
    await user.type(phone, '8 916 123-45-67');
    await user.click(
      screen.getByRole('button', { name: /Is this a Russian number\? Use \+7\s916\s123\s45\s67/ }),
    );
    expect(phone.value).toBe('+7 916 123 45 67');
    expect(screen.getByLabelText<HTMLSelectElement>('Country code').value).toBe('RU');
    await user.clear(phone);
    await user.type(phone, '+994 01 123 45 67');
    expect(screen.getByText('Please check this number.')).toBeDefined();
  });

  it('keeps a number of passengers above the seats, and says so until it fits [II-6]', async () => {
    const { user, onNext } = renderStep({ isAirportTransfer: false, passengerCount: 7 });
    const select = screen.getByLabelText<HTMLSelectElement>(/^Number of passengers/);
    expect(select.selectedOptions[0]?.text).toBe('7 (this car seats 3)');
    expect(select.getAttribute('aria-invalid')).toBe('true');
    const message = 'This car seats 3. Choose another car or change the number of passengers.';
    // At the field and in the bar.
    expect(screen.getAllByText(message)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onNext).not.toHaveBeenCalled();
    expect(select.value).toBe('7');
    await user.selectOptions(select, '3');
    expect(select.getAttribute('aria-invalid')).toBe('false');
  });

  it('starts with one passenger and WhatsApp [P2.12.10, P9.16]', () => {
    renderStep({ isAirportTransfer: false });
    expect(screen.getByLabelText<HTMLSelectElement>(/^Number of passengers/).value).toBe('1');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'WhatsApp' }).checked).toBe(true);
  });

  it('requires passengers and messaging app where a restored draft has lost them [P5.1.3, P5.1.11]', async () => {
    const { user } = renderStep({
      isAirportTransfer: false,
      passengerCount: Number.NaN,
      preferredMessagingApp: '' as never,
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Please select number of passengers')).toBeDefined();
    expect(screen.getByText('Please select your preferred messaging app')).toBeDefined();
  });

  it('clears both locations with the direction of a transfer and fixes the airport [P4.13, P4.14, P9.17]', async () => {
    const { user, onChange } = renderStep({ isAirportTransfer: true });
    await user.type(screen.getByLabelText(/^Pickup location/), 'Hotel');
    await user.click(screen.getByRole('radio', { name: 'From the airport' }));
    const pickup = () => screen.getByLabelText<HTMLInputElement>(/^Pickup location/);
    expect(pickup().value).toBe('Baku Airport (GYD)');
    expect(pickup().readOnly).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'To the airport' }));
    expect(pickup().value).toBe('');
    expect(pickup().readOnly).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>(/^Dropoff location/).value).toBe('Baku Airport (GYD)');
    expect(onChange.mock.lastCall?.[0]).toMatchObject({
      airportDirection: 'to_airport',
      pickupLocation: '',
      dropoffLocation: 'Baku Airport (GYD)',
    });
  });

  // The last one: the page retains the places, and would render them after tests that do not wait for them.
  it('offers places at a stop too, and stores which one was chosen', async () => {
    const hotel = somePlace();
    const server = jest
      .spyOn(globalThis as { fetch: typeof fetch }, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json([hotel])));
    const { user, onChange } = renderStep({ isAirportTransfer: false });
    await user.click(screen.getByRole('button', { name: 'Add a stop' }));
    await user.type(await screen.findByRole('combobox', { name: 'Stop 1' }), 'four');
    await user.click(screen.getByRole('option', { name: /^Four Seasons Hotel/ }));
    expect(onChange.mock.lastCall?.[0].stops).toEqual([
      { text: 'Four Seasons Hotel, 1 Neftchilar Avenue', placeId: hotel.id },
    ]);
    server.mockRestore();
  });
});
