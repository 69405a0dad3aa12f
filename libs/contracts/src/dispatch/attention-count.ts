import { z } from 'zod';
import { dispatchBoardQuery } from './dispatch-board.js';

export const attentionCountQuery = dispatchBoardQuery.pick({ from: true, days: true });
export type AttentionCountQuery = z.infer<typeof attentionCountQuery>;

/** Number of rides and drivers' links that need attention, the same as on the board with `problems`. */
export const attentionCount = z.object({ count: z.number().int().min(0) }).meta({ id: 'AttentionCount' });
export type AttentionCount = z.infer<typeof attentionCount>;
