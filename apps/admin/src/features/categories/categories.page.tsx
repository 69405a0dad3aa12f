import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useStaffLanguage } from '../../i18n/staff-language';
import { RecordScreen } from '../../records/record-screen';
import { categories } from '../../resources/catalogue/categories';
import { CategoryCard } from './category-card';
import { CategoryForm } from './category-form';

export function CategoriesPage() {
  const { language } = useStaffLanguage();
  return (
    <RecordScreen
      resource={categories}
      Form={CategoryForm}
      Card={CategoryCard}
      nameOf={(category) => inLanguage(category, 'name', language)}
    />
  );
}
