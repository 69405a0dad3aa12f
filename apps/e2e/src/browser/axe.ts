import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Minified, because each analysed document parses it: the module's own `source` is more than twice as long. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rules that a color scheme can break; for all others the document is the same in both. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Expects no findings of WCAG 2.2 A and AA and of axe's best practices on the current page. */
export async function expectNoFindings(page: Page, where = ''): Promise<void> {
  await analyze(page, where);
}

/** The same in light and dark color schemes. */
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
    // Without frames: the preview of an email does not run scripts.
    iframes: false,
    // Passing rules are not described, which halves the time of an analysis.
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(async (given) => (await window.axe.run(given)).violations, options);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    where,
  ).toEqual([]);
}

/** Injects axe once per document: parsing it takes as long as checking a small page. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  // Disables transitions, because colors in the middle of one may have too little contrast.
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  });
  await page.evaluate(axeSource);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
