import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useStaffLanguage } from '../../i18n/staff-language';
import { useRecords } from '../../records/use-records';
import { services } from '../../resources/catalogue/services';
import { tours } from '../../resources/catalogue/tours';

const offerPage = /^\/(services|tours)\/([^/]+)$/i;

/**
 * Returns a function for the name of the service or tour that a page presents: null once it was deleted, undefined for any other
 * page, and until the offers are loaded.
 */
export function useOfferOfPage(): (pagePath: string) => string | null | undefined {
  const { language } = useStaffLanguage();
  const { data: knownServices } = useRecords(services);
  const { data: knownTours } = useRecords(tours);
  return (pagePath) => {
    const [, kind, id = ''] = offerPage.exec(pagePath.toLowerCase()) ?? [];
    if (kind === undefined) return undefined;
    const known: readonly Named[] | undefined = kind === 'tours' ? knownTours : knownServices;
    const offer = known?.find((record) => record.id === id);
    return offer ? inLanguage(offer, 'name', language) : known && null;
  };
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly nameRu: string | null;
}
