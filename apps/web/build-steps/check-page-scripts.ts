import { defaultLanguage } from '@chauffeur/contracts/languages/languages';
import { checkScriptBudget } from '../../../infra/build-steps/check-script-budget.ts';
import { pageScripts, scriptsOnDemand } from '../../../infra/build-steps/page-scripts.ts';

/** Max compressed bytes of the scripts of a page's first load: the present size plus 3 % for additions. */
const budget = 146_500;
/** Pages with the most script: the goal of 150 kB less the headers of some fifteen files. */
const larger: Readonly<Record<string, number>> = { booking: 148_500, 'ride with ride-view': 148_500 };
/** What a page fetches at once, besides its own scripts: the ride page either a ride, or the form without a link. */
const contents: Readonly<Record<string, readonly string[]>> = { ride: ['ride-view', 'request-link'] };

/** Fails the browser build if a page exceeds its budget. All languages load the same scripts. */
export function checkPageScripts(folder: string): void {
  const pages = new Map(
    [...pageScripts(folder)].flatMap(([id, scripts]) => {
      const [language, page] = id.split('/');
      if (language !== defaultLanguage || page === undefined) return [];
      return (
        contents[page]?.map((name) => withContent(folder, page, scripts, name)) ?? [[page, scripts] as const]
      );
    }),
  );
  const unknown = Object.keys(larger).filter((page) => !pages.has(page));
  if (unknown.length > 0) throw new Error(`The build has no page ${unknown.join(', ')} to check.`);
  for (const [page, scripts] of pages) checkScriptBudget(page, scripts, larger[page] ?? budget);
}

function withContent(folder: string, page: string, scripts: readonly string[], name: string) {
  const all = new Set([...scripts, ...scriptsOnDemand(folder, name)]);
  return [`${page} with ${name}`, [...all]] as const;
}
