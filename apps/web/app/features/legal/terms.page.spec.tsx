import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { noResponse } from '../../site-under-test/fake-gateway';
import { visit } from '../../site-under-test/visit';

const terms = { airportWaitMinutes: 45, freeWaitMinutes: 10, freeCancelHours: 12, lateCancelPercent: 30 };

describe('the terms of service', () => {
  it('name the terms of cancelling and waiting that staff have set', async () => {
    await visit('/terms', { '/api/booking-terms': terms });
    expect(
      screen.getByText('Free cancellation until 12 hours before the ride; after that 30 % of the price.'),
    ).toBeDefined();
    expect(
      screen.getByText('Waiting is free: 45 minutes after landing, 10 minutes elsewhere.'),
    ).toBeDefined();
  });

  it('name them in Russian', async () => {
    await visit('/ru/terms', { '/api/booking-terms': terms });
    expect(
      screen.getByText('Бесплатная отмена не менее чем за 12 ч до поездки; позже — 30 % стоимости.'),
    ).toBeDefined();
  });

  it('leave out terms that could not be loaded', async () => {
    await visit('/terms', { '/api/booking-terms': noResponse });
    expect(screen.getByText(/quote your reference number/)).toBeDefined();
    expect(screen.queryByText(/\{\{|Free cancellation/)).toBeNull();
  });
});
