import { z } from 'zod';
import { dispatchBoardQuery } from './dispatch-board.js';

export const attentionCountQuery = dispatchBoardQuery.pick({ from: true, days: true });
export type AttentionCountQuery = z.infer<typeof attentionCountQuery>;

/** How much of some days needs attention: rides and drivers' links, as many as the board has with `problems`. */
export const attentionCount = z.object({ count: z.number().int().min(0) }).meta({ id: 'AttentionCount' });
export type AttentionCount = z.infer<typeof attentionCount>;
