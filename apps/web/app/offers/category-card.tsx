import type { CategoryResponse } from '@chauffeur/contracts/catalogue/category';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSiteLanguage } from '../i18n/use-site-language';
import { StartingPrice } from '../prices/starting-price';
import { Card, CardBody, CardFoot } from '../surfaces/card';
import { cutText } from '../text/cut-text';

interface CategoryCardProps {
  category: CategoryResponse;
  /** Max characters of the description. */
  descriptionLength: number;
  image?: ReactNode;
  /** The button at the bottom of the card. */
  children: ReactNode;
}

/** A category of the fleet with its hourly price. */
export function CategoryCard({ category, descriptionLength, image, children }: CategoryCardProps) {
  const { language } = useSiteLanguage();
  return (
    <Card>
      {image}
      <CardBody>
        <Typography variant="h3" lang={otherLanguageOf(category, 'name', language)}>
          {inLanguage(category, 'name', language)}
        </Typography>
        <Typography
          lang={otherLanguageOf(category, 'description', language)}
          sx={{ color: 'text.secondary' }}
        >
          {cutText(inLanguage(category, 'description', language), descriptionLength)}
        </Typography>
        <CardFoot sx={{ justifyContent: 'space-between' }}>
          <StartingPrice amountUsd={category.basePricePerHour} per="hour" />
          {children}
        </CardFoot>
      </CardBody>
    </Card>
  );
}
