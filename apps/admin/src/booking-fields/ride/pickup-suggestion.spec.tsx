import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import type { BookingFields } from '../booking-fields';
import { FlightFields } from './flight-fields';
import { StartFields } from './start-fields';

afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pickup = () => [field('Booking date').value, field('Time').value];

/** Shows the flight and the start of a ride that was booked for this time. */
function show(
  airportDirection: 'from_airport' | 'to_airport',
  bookingTime: string,
  bookingDate: string,
): void {
  showScreen(function Form() {
    const form = useForm<BookingFields>({ defaultValues: { airportDirection, bookingTime, bookingDate } });
    return (
      <FormProvider {...form}>
        <FlightFields />
        <StartFields />
      </FormProvider>
    );
  }, new Session());
}

it('a pickup follows a delayed flight, on the next day if it lands after midnight', async () => {
  show('from_airport', '22:00', '2031-12-31');
  type('Flight time', '22:00');
  expect(screen.queryByText('The pickup does not fit the flight.')).toBeNull();

  type('Flight time', '23:10');
  await press('Pick up at 23:10');
  expect(pickup()).toEqual(['2031-12-31', '23:10']);
  await waitFor(() => expect(document.activeElement?.id).toBe(field('Time').id));
  expect(screen.queryByText('The pickup does not fit the flight.')).toBeNull();

  type('Flight time', '00:40');
  await press('Pick up at 00:40 on Jan 1, 2032');
  expect(pickup()).toEqual(['2032-01-01', '00:40']);
});

it('a pickup is on the day before a departure soon after midnight, and nothing is suggested without a date', async () => {
  show('to_airport', '01:00', '2032-01-01');
  type('Flight time', '02:00');
  type('Booking date', '');
  expect(screen.queryByRole('button', { name: /Pick up/ })).toBeNull();
  type('Booking date', '2032-01-01');
  await press('Pick up at 23:00 on Dec 31, 2031');
  expect(pickup()).toEqual(['2031-12-31', '23:00']);
});
