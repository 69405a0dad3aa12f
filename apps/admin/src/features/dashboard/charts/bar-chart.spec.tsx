import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { RevenueChart } from './revenue-chart';

class SessionWithTotals extends Session {
  override async request<Result>({ response }: ApiCall<Result>): Promise<Result> {
    return response.parse([{ month: '2026-11', revenue: 1250, expenses: 340 }]);
  }
}

jest.mock('@mui/x-charts/BarChart', () => {
  throw new Error('the file could not be fetched');
});

afterEach(cleanup);

it('says that the chart library could not be fetched, and still shows the values', async () => {
  showScreen(RevenueChart, new SessionWithTotals());
  expect(await screen.findByRole('row', { name: 'Nov 2026 $1,250 $340' })).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load data');
});
