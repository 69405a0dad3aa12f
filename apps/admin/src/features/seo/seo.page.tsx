import {
  staffSeoSettingsResponse,
  type StaffSeoSettingsResponse,
} from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import { useTranslation } from 'react-i18next';
import { useLanguageFilter } from '../../lists/toolbar/use-language-filter';
import { RecordScreen } from '../../records/record-screen';
import type { Resource } from '../../records/resource';
import { Tips } from '../../surfaces/tips';
import { MissingPages } from './missing-pages';
import { SeoCard } from './seo-card';
import { SeoForm } from './form/seo-form';
import { pageName } from './seo-page.rules';
import { useOfferOfPage } from './use-offer-of-page';

const seo: Resource<StaffSeoSettingsResponse> = {
  name: 'seo',
  path: '/api/admin/seo-settings',
  row: staffSeoSettingsResponse,
};

/** Edits what search engines and link previews show of each page. */
export function SeoPage() {
  const { t } = useTranslation('seo');
  const languageFilter = useLanguageFilter({
    label: t('fields.language'),
    all: t('languages.all'),
    nameOf: (language) => t(`languages.${language}`),
  });
  const offerOf = useOfferOfPage();
  return (
    <>
      <RecordScreen
        resource={seo}
        Form={SeoForm}
        Card={SeoCard}
        nameOf={pageName}
        searched={({ pagePath, metaTitle, metaDescription }) => [
          pagePath,
          metaTitle,
          metaDescription,
          offerOf(pagePath) ?? null,
        ]}
        renderAbove={(known, add) => <MissingPages configured={known} onAdd={add} />}
        {...languageFilter}
      />
      <Tips title={t('tips.title')} tips={Object.values(t('tips.list', { returnObjects: true }))} />
    </>
  );
}
