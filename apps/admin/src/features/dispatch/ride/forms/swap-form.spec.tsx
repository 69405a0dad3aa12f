import { afterEach, expect, it } from '@jest/globals';
import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBoardRide, camry } from '../../../../dispatch-display/board-ride.fixture';
import { Session } from '../../../../session/session';
import { showScreen } from '../../../../show-screen.fixture';
import { SwapForm } from './swap-form';

const ride = aBoardRide();
const second = { ...camry, id: crypto.randomUUID(), label: '2' };
const other = aBoardRide({ customerName: 'Sevda Aliyeva', vehicleId: second.id });
const board: DispatchBoard = {
  now: '2031-05-01T05:00:00.000Z',
  vehicles: [camry, second],
  drivers: [],
  rides: [ride, other],
  blocks: [],
  closedPeriods: [],
  triedLinks: [],
  isTruncated: false,
};

afterEach(cleanup);

it('asks for the other ride in the language of the back office', async () => {
  const user = userEvent.setup();
  const swapped: BoardRide[] = [];
  showScreen(
    () => (
      <SwapForm
        board={board}
        ride={ride}
        by="car"
        isSending={false}
        onSwap={(chosen) => swapped.push(chosen)}
        onCancel={() => undefined}
      />
    ),
    new Session(),
  );
  const submit = screen.getByRole('button', { name: 'Swap vehicles' });
  await user.click(submit);
  await screen.findByText('Please fill in this field');
  expect(swapped).toEqual([]);
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /^Sevda Aliyeva/ }));
  await user.click(submit);
  expect(swapped).toEqual([other]);
});
