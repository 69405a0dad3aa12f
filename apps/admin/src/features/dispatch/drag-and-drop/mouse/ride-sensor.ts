import { MouseSensor } from '@dnd-kit/core';
import type { MouseEvent } from 'react';
import { rideIdAt } from '../../board-layout/board-geometry';

/**
 * Starts a drag of the whole board from any ride, so that hundreds of rides need no listeners and none renders during a
 * drag. For the mouse only: touch scrolls the board, and the ride's panel moves rides on touch screens.
 */
export class RideSensor extends MouseSensor {
  static override activators = [
    {
      eventName: 'onMouseDown' as const,
      handler: ({ nativeEvent: { button, target } }: MouseEvent) => button === 0 && rideIdAt(target) !== null,
    },
  ];
}
