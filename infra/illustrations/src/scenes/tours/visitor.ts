import { travellers } from '../../scenery/people.ts';

/** One of the people who are about in the places, the same for the same number. */
export const visitor = (index: number) =>
  travellers[index % travellers.length] ?? { top: '#c9893a', legs: '#2c3a55', hair: '#3a2a22' };
