import { screen, within } from '@testing-library/react';

/** Finds the card with this heading. */
export async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('article');
  if (!card) throw new Error(`no card has the heading ${name}`);
  return within(card);
}
