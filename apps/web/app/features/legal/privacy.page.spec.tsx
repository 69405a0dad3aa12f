import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { noResponse } from '../../site-under-test/fake-gateway';
import { visit } from '../../site-under-test/visit';

const periods = { bookingMonths: 24, transactionMonths: 84, contactMessageDays: 365, emailLogDays: 31 };

describe('the privacy policy', () => {
  it('names the retention periods of this server', async () => {
    await visit('/privacy', { '/api/retention-periods': periods });
    expect(screen.getByText(/24 months after the ride/)).toBeDefined();
    expect(screen.getByText(/84 months/)).toBeDefined();
    expect(screen.getByText(/365 days/).textContent).toContain('31 days');
  });

  it('names them in Russian', async () => {
    await visit('/ru/privacy', { '/api/retention-periods': periods });
    expect(screen.getByText(/24 месяца после поездки/)).toBeDefined();
    expect(screen.getByText(/365 дней/)).toBeDefined();
  });

  it('leaves out periods that could not be loaded, and mentions YouTube', async () => {
    await visit('/privacy', { '/api/retention-periods': noResponse });
    expect(screen.queryByText(/\{\{/)).toBeNull();
    expect(screen.getByText(/YouTube/)).toBeDefined();
  });
});
