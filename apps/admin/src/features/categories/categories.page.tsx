import { RecordScreen } from '../../records/record-screen';
import { categories } from '../../resources/categories';
import { CategoryCard } from './category-card';
import { CategoryForm } from './category-form';

/** What kinds of vehicle there are. */
export function CategoriesPage() {
  return (
    <RecordScreen resource={categories} Form={CategoryForm} Card={CategoryCard} nameOf={({ name }) => name} />
  );
}
