import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules that a color scheme can break; all others see the same document in both. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** WCAG 2.2 A and AA, and what axe considers good practice, of the page as it is shown. */
export async function expectNoFindings(page: Page, where = ''): Promise<void> {
  await analyze(page, where);
}

/** The same in light and in dark colors. */
export async function expectNoFindingsInAnyColors(page: Page, where = ''): Promise<void> {
  await expectNoFindings(page, where);
  await page.emulateMedia({ colorScheme: 'dark' });
  await analyze(page, `${where} in dark colors`, { runOnly: { type: 'rule', values: colorRules } });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function analyze(page: Page, where: string, rules: RunOptions = {}): Promise<void> {
  await prepare(page);
  const options: RunOptions = {
    ...rules,
    // The page alone: the frame of an email's preview lets no script in.
    iframes: false,
    // Rules that pass are counted, not described: half the time of an analysis.
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(async (given) => (await window.axe.run(given)).violations, options);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    where,
  ).toEqual([]);
}

/** Brings axe into a document once: to parse it takes as long as to look at a small page. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  // Colors in the middle of a transition are not meant to be read.
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  });
  await page.evaluate(axe.source);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
