import type { CategoryResponse } from '@chauffeur/contracts/catalogue/category';
import { inLanguage, otherLanguageOf } from '@chauffeur/contracts/languages/in-language';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterButton } from '../../buttons/filter-button';
import { ContactButtons } from '../../company/contact-buttons';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { headerHeight } from '../../layout/header/header';
import { DeferredHydration } from '../../start/hydration/deferred-hydration';
import { CardGrid } from '../../surfaces/card';
import { EmptyState } from '../../surfaces/empty-state';
import { shortScreen } from '../../theme/short-screen';
import { CarCard } from './car-card';
import type { OfferedCar } from '../../prices/offered-cars';

/** On phones a single row that sticks below the header, or to the top when the header is hidden. */
const Filters = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  marginBottom: 4,
  paddingBlock: 8,
  [theme.breakpoints.down('sm')]: {
    position: 'sticky',
    zIndex: 1,
    top: 0,
    marginInline: -16,
    paddingInline: 16,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    backgroundColor: theme.palette.background.default,
    transition: 'top 220ms ease-out',
    'body:has(header[data-hidden="false"]) &': { top: headerHeight.mobile },
  },
  [shortScreen]: { position: 'static' },
  [theme.breakpoints.up('sm')]: { flexWrap: 'wrap' },
}));

interface CarListProps {
  ref: Ref<HTMLDivElement>;
  categories: CategoryResponse[];
  cars: OfferedCar[];
  categoryId: string | null;
  onCategory: (id: string | null) => void;
}

export function CarList({ ref, categories, cars, categoryId, onCategory }: CarListProps) {
  const { t } = useTranslation('fleet');
  const { language } = useSiteLanguage();
  const shown = categoryId === null ? cars : cars.filter((car) => car.categoryId === categoryId);
  const chosen = categories.find(({ id }) => id === categoryId);
  const name = chosen ? inLanguage(chosen, 'name', language) : t('all');
  if (cars.length === 0) {
    return (
      <EmptyState text={t('none')}>
        <ContactButtons />
      </EmptyState>
    );
  }
  return (
    // Named, because the focus moves here from a category's card.
    <div ref={ref} tabIndex={-1} role="group" aria-label={name}>
      <Filters role="group" aria-label={t('filter')}>
        <FilterButton type="button" aria-pressed={categoryId === null} onClick={() => onCategory(null)}>
          {t('all')}
        </FilterButton>
        {categories.map((category) => (
          <FilterButton
            key={category.id}
            type="button"
            lang={otherLanguageOf(category, 'name', language)}
            aria-pressed={category.id === categoryId}
            onClick={() => onCategory(category.id)}
          >
            {inLanguage(category, 'name', language)}
          </FilterButton>
        ))}
      </Filters>
      <Box role="status" sx={{ mb: 3, color: 'text.secondary' }}>
        {shown.length === 0 ? <EmptyState text={t('empty')} /> : t('count', { count: shown.length })}
      </Box>
      <CarCards cars={shown} />
    </div>
  );
}

/** Memoised: an update before its hydration would make React render all cars at once. */
const CarCards = memo(function CarCards({ cars }: Pick<CarListProps, 'cars'>) {
  return (
    <CardGrid>
      {cars.map((car, index) => (
        <DeferredHydration as="li" key={car.id}>
          <CarCard car={car} isFirst={index < 3} />
        </DeferredHydration>
      ))}
    </CardGrid>
  );
});
