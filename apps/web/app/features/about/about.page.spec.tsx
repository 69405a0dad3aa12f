import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { visit } from '../../site-under-test/visit';

const blockOf = async (heading: string) => {
  const block = (await screen.findByRole('heading', { name: heading })).closest('section');
  if (!block) throw new Error(`no section has the heading ${heading}`);
  return within(block);
};

describe('/about', () => {
  it('shows the story since 2018 and four values [P1.7, P2.10.1, P2.10.2]', async () => {
    await visit('/about');
    expect((await blockOf('Our story')).getByText(/We began in 2018/)).toBeDefined();
    const values = (await blockOf('What we stand for')).getAllByRole('heading', { level: 3 });
    expect(values.map(({ textContent }) => textContent)).toEqual(['Punctual', 'Safe', 'Local', 'Fair']);
  });

  it('has the numbers [P1.8, P1.9, P1.10, P1.11, P2.10.3]', async () => {
    await visit('/about');
    const numbers = await blockOf('In numbers');
    for (const stat of ['50+', '80+', '2500+', '6+']) expect(numbers.getByText(stat)).toBeDefined();
    expect(numbers.getByText('vehicles in five categories')).toBeDefined();
  });

  it('commits itself to 24 hours, 2 hours and 24/7 [P1.14, P2.10.4, P9.21]', async () => {
    await visit('/about');
    const commitment = await blockOf('Our commitment');
    expect(commitment.getByText(/within 24 hours.*within 2 hours of your booking.*24\/7/)).toBeDefined();
    expect(commitment.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  });
});
