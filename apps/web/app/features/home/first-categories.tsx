import type { CategoryResponse } from '@chauffeur/contracts/catalogue/category';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../buttons/button-link';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { ResponsiveImage } from '../../images/responsive-image';
import { CardTrio } from '../../surfaces/card';
import { Section } from '../../surfaces/section';
import { CategoryCard } from '../../offers/category-card';

/** Characters of a category's description (specification, constants). */
const descriptionLength = 50;

/** The first vehicle categories; each leads to the fleet, filtered by it. */
export function FirstCategories({ categories }: { categories: CategoryResponse[] }) {
  const { t } = useTranslation('home');
  const { language, to } = useSiteLanguage();
  if (categories.length === 0) return null;
  return (
    <Section surface="sand" title={t('categories.title')} lead={t('categories.lead')}>
      <CardTrio>
        {categories.map((category) => {
          const name = inLanguage(category, 'name', language);
          return (
            <li key={category.id}>
              <CategoryCard
                category={category}
                descriptionLength={descriptionLength}
                image={
                  <ResponsiveImage
                    image={category.image}
                    alt=""
                    ratio="16 / 10"
                    sizes="(min-width: 1200px) 368px, (min-width: 720px) 31vw, 92vw"
                  />
                }
              >
                <ButtonLink
                  to={to(`/cars?category=${category.id}`)}
                  variant="outlined"
                  size="small"
                  aria-label={t('categories.viewNamed', { name })}
                >
                  {t('categories.view')}
                </ButtonLink>
              </CategoryCard>
            </li>
          );
        })}
      </CardTrio>
    </Section>
  );
}
