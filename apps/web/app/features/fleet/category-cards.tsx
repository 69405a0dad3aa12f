import { inLanguage, type CategoryResponse } from '@chauffeur/contracts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Button } from '../../buttons/button';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { StartingPrice } from '../../prices/starting-price';
import { Card, CardBody, CardFoot, CardGrid } from '../../surfaces/card';
import { Section } from '../../surfaces/section';
import { cutText } from '../../text/cut-text';

/** Characters of a category's description on this page (specification, constants). */
const descriptionLength = 60;

interface CategoryCardsProps {
  categories: CategoryResponse[];
  onShow: (id: string) => void;
}

/** Each category with its hourly price; the button filters the list by it. */
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
              <Card>
                <CardBody>
                  <Typography variant="h3">{name}</Typography>
                  <Typography sx={{ color: 'text.secondary' }}>
                    {cutText(inLanguage(category, 'description', language), descriptionLength)}
                  </Typography>
                  <CardFoot sx={{ justifyContent: 'space-between' }}>
                    <StartingPrice amountUsd={category.basePricePerHour} perHour />
                    <Button
                      variant="outlined"
                      size="small"
                      aria-label={t('categories.showNamed', { name })}
                      onClick={() => onShow(category.id)}
                    >
                      {t('categories.show')}
                    </Button>
                  </CardFoot>
                </CardBody>
              </Card>
            </li>
          );
        })}
      </CardGrid>
    </Section>
  );
}
