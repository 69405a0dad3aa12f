import type { CategoryResponse } from '@chauffeur/contracts/catalogue/category';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useTranslation } from 'react-i18next';
import { Button } from '../../buttons/button';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { CardGrid } from '../../surfaces/card';
import { Section } from '../../surfaces/section';
import { CategoryCard } from '../../offers/category-card';

/** Characters of a category's description on this page (specification, constants). */
const descriptionLength = 60;

interface CategoryCardsProps {
  categories: CategoryResponse[];
  onShow: (id: string) => void;
}

/** The categories with their hourly prices; each has a button that filters the list. */
export function CategoryCards({ categories, onShow }: CategoryCardsProps) {
  const { t } = useTranslation('fleet');
  const { language } = useSiteLanguage();
  if (categories.length === 0) return null;
  return (
    <Section surface="sand" title={t('categories.title')}>
      <CardGrid>
        {categories.map((category) => {
          const name = inLanguage(category, 'name', language);
          return (
            <li key={category.id}>
              <CategoryCard category={category} descriptionLength={descriptionLength}>
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={t('categories.showNamed', { name })}
                  onClick={() => onShow(category.id)}
                >
                  {t('categories.show')}
                </Button>
              </CategoryCard>
            </li>
          );
        })}
      </CardGrid>
    </Section>
  );
}
