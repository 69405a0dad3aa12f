import { defaultLanguage } from '@chauffeur/contracts/languages/languages';
import { checkScriptBudget } from '../../../infra/build-steps/check-script-budget.ts';
import { pageScripts } from '../../../infra/build-steps/page-scripts.ts';

/** Max compressed bytes of the scripts of a page's first load: the present size plus 3 % for additions. */
const budget = 146_500;
/** Pages with forms and their validation. */
const larger: Readonly<Record<string, number>> = {
  booking: 153_000,
  'booking-success': 172_000,
  ride: 156_000,
};

/** Fails the browser build if a page exceeds its budget. All languages load the same scripts. */
export function checkPageScripts(folder: string): void {
  for (const [id, scripts] of pageScripts(folder)) {
    const [language, page] = id.split('/');
    if (language !== defaultLanguage || page === undefined) continue;
    checkScriptBudget(page, scripts, larger[page] ?? budget);
  }
}
