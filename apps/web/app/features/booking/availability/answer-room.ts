/** Minimum height of the answer about the car, three lines on a phone, so that nothing below moves when it arrives. */
export const answerRoom = { xs: '6.5rem', sm: '3.5rem' } as const;

/** Custom properties with which an ancestor of the fields reserves that room before the fields themselves re-render. */
export const reservedAnswerRoom = { '--answer-room': answerRoom, '--answer-position': 'static' } as const;

/**
 * Styles of the answer's container. While it is empty and no room is reserved, it is out of the grid, whose gap it
 * would double.
 */
export const answerPlace = {
  minHeight: 'var(--answer-room, 0)',
  '&:empty': { position: 'var(--answer-position, absolute)' },
} as const;
