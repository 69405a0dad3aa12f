/** In which an answer about the car finds its room, three lines on a phone: nothing below moves when it comes. */
export const answerRoom = { xs: '6.5rem', sm: '3.5rem' } as const;

/** By which what is around the fields reserves that room before the fields themselves are drawn again. */
export const reservedAnswerRoom = { '--answer-room': answerRoom, '--answer-position': 'static' } as const;

/** Of where the answer stands: out of the grid, whose gaps it would double, while it is empty and no room is reserved. */
export const answerPlace = {
  minHeight: 'var(--answer-room, 0)',
  '&:empty': { position: 'var(--answer-position, absolute)' },
} as const;
