import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { SessionWithRecords } from '../../../records/session-with-records.fixture';
import { showScreen } from '../../../show-screen.fixture';
import { FirstPhotos } from './first-photos';

describe('the first task of a new installation', () => {
  afterEach(cleanup);

  it('leads to where photos are uploaded', () => {
    showScreen(FirstPhotos, new SessionWithRecords('/api/admin/cars', []));
    const invitation = within(screen.getByRole('region', { name: 'Show your own cars' }));
    const addresses = invitation.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/cars', '/services', '/tours']);
  });
});
