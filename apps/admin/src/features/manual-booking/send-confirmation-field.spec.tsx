import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ApiCall } from '../../api/send-request';
import { extraHour } from '../../booking-fields/price/extra-hour.fixture';
import type { OfferChoices } from '../../booking-fields/use-offer-choices';
import { Session } from '../../session/session';
import { setClock } from '../../set-clock.fixture';
import { showScreen } from '../../show-screen.fixture';
import { blankManualBooking } from './manual-booking.rules';
import { SendConfirmationField } from './send-confirmation-field';

class SessionWithExtras extends Session {
  override async request<Result>({ response }: ApiCall<Result>): Promise<Result> {
    return response.parse([extraHour]);
  }
}

const choices = { minutesOf: () => 60 } as unknown as OfferChoices;

function Form() {
  const bookingTime = '10:00';
  const extras = [{ extraId: extraHour.id, count: 2 }];
  const defaultValues = { ...blankManualBooking(), bookingDate: '2030-05-01', bookingTime, extras };
  return (
    <FormProvider {...useForm({ defaultValues })}>
      <SendConfirmationField choices={choices} />
    </FormProvider>
  );
}

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('a confirmation is offered until the end of a ride, including its extra hours', async () => {
  setClock('2030-05-01T08:59:00Z');
  showScreen(Form, new SessionWithExtras());
  expect(await screen.findByRole('switch', { name: 'Send the confirmation' })).toBeTruthy();
});
