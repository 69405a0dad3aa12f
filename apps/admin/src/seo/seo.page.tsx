import { languages } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../lists/filter-choice';
import { useListAddress } from '../lists/use-list-address';
import { CardGrid } from '../resources/card-grid';
import { ResourceScreen } from '../resources/resource-screen';
import { Tips } from '../surfaces/tips';
import { MissingPages } from './missing-pages';
import { SeoCard } from './seo-card';
import { SeoForm } from './seo-form';
import { pageName } from './seo-page.rules';
import { seo } from './seo.resource';

/** What search engines and link previews are told of each page. */
export function SeoPage() {
  const { t } = useTranslation('seo');
  const { value, narrow } = useListAddress();
  const language = languages.find((known) => known === value('language'));
  return (
    <>
      <ResourceScreen
        resource={seo}
        Form={SeoForm}
        nameOf={pageName}
        searched={({ pagePath, metaTitle, metaDescription }) => [pagePath, metaTitle, metaDescription]}
        renderAbove={(known, add) => <MissingPages configured={known} onAdd={add} />}
        filters={
          <FilterChoice
            label={t('fields.language')}
            all={t('languages.all')}
            choices={languages.map((known) => ({ value: known, label: t(`languages.${known}`) }))}
            value={language}
            onChoose={(chosen) => narrow('language', chosen)}
          />
        }
        passes={(settings) => language === undefined || settings.language === language}
      >
        {(found, { edit, remove }) => (
          <CardGrid label={t('screen.title')}>
            {found.map((settings) => (
              <li key={settings.id}>
                <SeoCard
                  settings={settings}
                  onEdit={() => edit(settings)}
                  onRemove={() => remove(settings)}
                />
              </li>
            ))}
          </CardGrid>
        )}
      </ResourceScreen>
      <Tips title={t('tips.title')} tips={Object.values(t('tips.list', { returnObjects: true }))} />
    </>
  );
}
