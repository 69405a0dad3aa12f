/** In which an answer about the car finds its room, three lines on a phone: nothing below moves when it comes. */
export const answerRoom = { xs: '6.5rem', sm: '3.5rem' } as const;

/** The property by which what is around the fields keeps that room free before the fields themselves are drawn again. */
export const answerRoomVariable = '--answer-room';
