import { screen, within } from '@testing-library/react';

/** Finds the card with this heading. */
export async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('article');
  if (!card) throw new Error(`${name} stands on no card`);
  return within(card);
}
