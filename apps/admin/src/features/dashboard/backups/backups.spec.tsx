import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { BackupsResponse } from '@chauffeur/contracts/operations/backups';
import type { ApiCall } from '../../../api/send-request';
import { Session } from '../../../session/session';
import { showScreen } from '../../../show-screen.fixture';
import { BackupWarning } from './backup-warning';
import { LastBackup } from './last-backup';

class SessionWithBackups extends Session {
  constructor(private readonly stores: BackupsResponse['stores']) {
    super();
  }
  override async request<Result>({ response }: ApiCall<Result>): Promise<Result> {
    return response.parse({ stores: this.stores });
  }
}

function Shown() {
  return (
    <>
      <BackupWarning />
      <LastBackup />
      <p>shown</p>
    </>
  );
}

const made = { lastSuccessAt: '2026-11-23T23:00:00.000Z', isOld: false, hasFailed: false };

describe('backups on the dashboard', () => {
  afterEach(cleanup);
  const show = (stores: BackupsResponse['stores']) => showScreen(Shown, new SessionWithBackups(stores));

  it('are an inconspicuous line if all is well', async () => {
    show([
      { store: 'folder', ...made },
      { store: 'remote', ...made },
    ]);
    const line = await screen.findByText(/^Last backup:/);
    expect(line.textContent).toBe(
      'Last backup: on this server Nov 24, 2026, 03:00; elsewhere Nov 24, 2026, 03:00.',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('warn if the last one is old, or the last attempt failed', async () => {
    show([
      { store: 'folder', ...made, isOld: true },
      { store: 'remote', lastSuccessAt: null, isOld: false, hasFailed: true },
    ]);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    const [old, failed] = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(old).toContain(
      'The last backup on this server is old. The last one was made on Nov 24, 2026, 03:00.',
    );
    expect(failed).toContain('The last backup elsewhere failed. There is none yet.');
  });

  it('warn if there are none, and are absent if the product does not make them itself', async () => {
    show([]);
    expect((await screen.findByRole('alert')).textContent).toContain('Backups are not set up.');
    cleanup();
    show(null);
    await screen.findByText('shown');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
