import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '@mui/material/styles';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { createI18n } from '../../../i18n/create-i18n';
import { messagesIn } from '../../../locales/messages';
import { createSiteTheme } from '../../../theme/theme';
import { emptyDraft, type DetailsInput } from '../draft/booking-draft';
import { DetailsStep } from './details-step';
import type { RideQuestion } from './ride-questions';

function renderStep({
  isAirportTransfer,
  answeredAhead = [],
  ...changes
}: { isAirportTransfer: boolean; answeredAhead?: RideQuestion[] } & Partial<DetailsInput>) {
  const onNext = jest.fn();
  const onChange = jest.fn<(details: DetailsInput) => void>();
  const onAsk = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  render(
    <ThemeProvider theme={createSiteTheme()}>
      <I18nextProvider i18n={createI18n('en', messagesIn('en'))}>
        <MemoryRouter>
          <DetailsStep
            details={{ ...emptyDraft.details, ...changes }}
            answeredAhead={answeredAhead}
            chosen={{ car: null, service: null, tour: null, isAirportTransfer, maxPassengers: 3 }}
            terms={null}
            availability={{ answer: null, isAsked: false, ask: jest.fn() }}
            currency={undefined}
            onAsk={onAsk}
            onChange={onChange}
            onCar={jest.fn()}
            onPrevious={jest.fn()}
            onNext={onNext}
            panel={null}
          />
        </MemoryRouter>
      </I18nextProvider>
    </ThemeProvider>,
  );
  return { user: userEvent.setup(), onNext, onChange, onAsk };
}

afterEach(cleanup);

describe('step 2', () => {
  it('focuses and highlights the first invalid field and stays [P4.16, P5.1.16, P5.1.18]', async () => {
    const { user, onNext } = renderStep({ isAirportTransfer: false });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const date = screen.getByLabelText(/^Booking date/);
    expect(document.activeElement).toBe(date);
    expect(date.closest('[data-highlighted="true"]')).not.toBeNull();
    expect(screen.getByText('Please select a booking date')).toBeDefined();
    expect(onNext).not.toHaveBeenCalled();
  });

  it('has what step 1 answered in one line, and asks for what is missing or invalid [II-4]', async () => {
    const { user, onAsk } = renderStep({
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
    expect(onAsk).toHaveBeenCalledWith(['places', 'passengers']);
    await user.click(ride.getByRole('button', { name: 'Change your ride' }));
    expect(onAsk).toHaveBeenLastCalledWith(['direction', 'flight']);
  });

  it('begins with the direction of a transfer: it is the first invalid field', async () => {
    const { user } = renderStep({ isAirportTransfer: true });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'To the airport' }));
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

  it('reads a phone number in the chosen country and shows what it understood', async () => {
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
  });

  it('asks whether a number with a leading 8 is Russian, and to check one that is not in use', async () => {
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

  it('keeps a number of passengers above the seats, and says so until it fits', async () => {
    const { user } = renderStep({ isAirportTransfer: false, passengerCount: 7 });
    const select = screen.getByLabelText<HTMLSelectElement>(/^Number of passengers/);
    expect(select.selectedOptions[0]?.text).toBe('7 (this car seats 3)');
    expect(select.getAttribute('aria-invalid')).toBe('true');
    const message = 'This car seats 3. Choose another car or change the number of passengers.';
    expect(screen.getByText(message)).toBeDefined();
    await user.selectOptions(select, '3');
    expect(screen.queryByText(message)).toBeNull();
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
    expect(screen.getByText('Please select number of passengers')).toBeDefined();
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
});
