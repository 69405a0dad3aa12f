import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { visit } from '../../site-under-test/visit';

const blockOf = async (heading: string) => {
  const block = (await screen.findByRole('heading', { name: heading })).closest('section');
  if (!block) throw new Error(`${heading} heads no block`);
  return within(block);
};

describe('/about', () => {
  it('tells the story since 2018 and four values', async () => {
    await visit('/about');
    expect((await blockOf('Our story')).getByText(/We began in 2018/)).toBeDefined();
    const values = (await blockOf('What we hold to')).getAllByRole('heading', { level: 3 });
    expect(values.map(({ textContent }) => textContent)).toEqual(['Punctual', 'Safe', 'Local', 'Fair']);
  });

  it('has the numbers', async () => {
    await visit('/about');
    const numbers = await blockOf('In numbers');
    for (const figure of ['50+', '80+', '2500+', '6+']) expect(numbers.getByText(figure)).toBeDefined();
    expect(numbers.getByText('vehicles in five categories')).toBeDefined();
  });

  it('commits itself to 24 hours, 2 hours and 24/7', async () => {
    await visit('/about');
    const commitment = await blockOf('Our commitment');
    expect(commitment.getByText(/within 24 hours.*within 2 hours of a booking.*24\/7/)).toBeDefined();
    expect(commitment.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  });
});
