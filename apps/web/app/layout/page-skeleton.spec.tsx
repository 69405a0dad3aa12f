import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Answers } from '../site-under-test/fake-gateway';
import { someCategory, someService } from '../site-under-test/records';
import { visit } from '../site-under-test/visit';

/** An answer that stays away until it is released. */
function held(body: unknown) {
  let release: () => void = () => undefined;
  const answer = new Promise((resolve) => (release = () => resolve(body)));
  return { answer, release };
}

async function goTo(name: string, answers: Answers) {
  const { user } = await visit('/about', answers);
  const link = [...screen.getByRole('banner').querySelectorAll('a')].find(
    ({ textContent }) => textContent === name,
  );
  if (!link) throw new Error(`the header does not lead to ${name}`);
  await user.click(link);
  expect(await screen.findByRole('progressbar', { name: 'Loading the page' })).toBeDefined();
}

describe('a page that takes its time', () => {
  it('/ shows the outline of three cards', async () => {
    const { answer, release } = held([someCategory(1)]);
    await goTo('Home', { '/api/categories': answer });
    const outline = await screen.findByTestId('outline');
    expect(outline.querySelectorAll('li')).toHaveLength(3);
    release();
    expect(await screen.findByRole('heading', { name: 'Category 1' })).toBeDefined();
    expect(screen.queryByTestId('outline')).toBeNull();
  });

  it('/services turns a spinner', async () => {
    const { answer, release } = held([someService(1)]);
    await goTo('Services', { '/api/services': answer });
    expect(await screen.findByTestId('spinner')).toBeDefined();
    release();
    expect(await screen.findByRole('heading', { name: 'Service 1' })).toBeDefined();
    expect(screen.queryByTestId('spinner')).toBeNull();
  });
});
