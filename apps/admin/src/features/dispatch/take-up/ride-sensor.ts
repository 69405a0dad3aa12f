import { MouseSensor } from '@dnd-kit/core';
import type { MouseEvent } from 'react';
import { rideIdAt } from '../board-layout/board-geometry';

/**
 * The board as a whole is what can be dragged, by any of its rides: hundreds of them need no listeners then, and none is
 * rendered while one is dragged. Fingers scroll the board; the ride's panel moves rides by touch.
 */
export class RideSensor extends MouseSensor {
  static override activators = [
    {
      eventName: 'onMouseDown' as const,
      handler: ({ nativeEvent: { button, target } }: MouseEvent) => button === 0 && rideIdAt(target) !== null,
    },
  ];
}
