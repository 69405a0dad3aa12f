import { useTranslation } from 'react-i18next';
import { CardGrid } from '../resources/card-grid';
import { ResourceScreen } from '../resources/resource-screen';
import { categories } from './categories.resource';
import { CategoryCard } from './category-card';
import { CategoryForm } from './category-form';

/** What kinds of vehicle there are. */
export function CategoriesPage() {
  const { t } = useTranslation('categories');
  return (
    <ResourceScreen resource={categories} Form={CategoryForm} nameOf={({ name }) => name}>
      {(found, { edit, remove }) => (
        <CardGrid label={t('screen.title')}>
          {found.map((category) => (
            <li key={category.id}>
              <CategoryCard
                category={category}
                onEdit={() => edit(category)}
                onRemove={() => remove(category)}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </ResourceScreen>
  );
}
