import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { momentInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { useTranslation } from 'react-i18next';
import { nameOfVehicle } from '../board-layout/board-layout.rules';
import type { RideSlot, SlotState } from './ride-slot.rules';
import { useStartText } from './use-start-text';

/** Returns the texts about a ride's slots while it is moved. */
export function useSlotTexts(board: DispatchBoard, by: 'car' | 'driver') {
  const { t } = useTranslation('dispatch');
  const startText = useStartText();
  /** The vehicle, or the driver on the rows of drivers; null if the slot has none. */
  const holder = ({ vehicleId, driverId }: Pick<RideSlot, 'vehicleId' | 'driverId'>): string | null => {
    if (by === 'driver') return board.drivers.find(({ id }) => id === driverId)?.name ?? null;
    const vehicle = board.vehicles.find(({ id }) => id === vehicleId);
    return vehicle ? nameOfVehicle(vehicle, board) : null;
  };
  const row = (slot: RideSlot) => holder(slot) ?? t(by === 'driver' ? 'board.noDriver' : 'board.noCar');
  const startAt = (ride: BoardRide, start: number) => startText(ride, new Date(start).toISOString());
  const time = (ride: BoardRide, { start, minutes }: RideSlot) =>
    t('bar.time', { from: startAt(ride, start), until: timeAt(start + minutes * 60_000) });
  const state = ({ kind }: SlotState) => t(`place.${kind}`);
  return {
    time,
    startAt,
    state,
    holder,
    row,
    /** For announcements: `Camry · 90-AA-123, 14:35 to 15:35, free`. */
    slot: (ride: BoardRide, slot: RideSlot, of: SlotState) =>
      [row(slot), time(ride, slot), state(of)].join(', '),
    /** Says why a ride can't be dropped. */
    rejection: (of: SlotState) =>
      of.kind === 'busy' && of.reference !== null
        ? t('place.busyWith', { reference: of.reference })
        : t(of.kind === 'inactive' ? 'place.rejectedInactive' : 'place.blocked'),
    /** Says that less time than usual would be left. */
    tight: (of: SlotState) =>
      of.kind === 'tight'
        ? t('place.onlyMinutes', {
            count: of.minutes,
            earlier: of.earlier ?? t('place.block'),
            later: of.later ?? t('place.block'),
          })
        : null,
    /** Says that the time changes. */
    change: (ride: BoardRide, { start }: RideSlot) => {
      const to = startAt(ride, start);
      return ride.bookingTime
        ? t('place.moveFromTo', { from: ride.bookingTime, to })
        : t('place.moveTo', { to });
    },
  };
}

function timeAt(moment: number): string {
  return momentInBaku(new Date(moment).toISOString()).slice(11);
}
