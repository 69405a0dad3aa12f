import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and what axe holds to be good practice. */
export async function expectNoFindings(page: Page, where = ''): Promise<void> {
  // A colour in the middle of a transition is nobody's colour.
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  });
  // The page alone: the frame of a mail's preview lets no script in, and axe would wait for its answer.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    where,
  ).toEqual([]);
}
