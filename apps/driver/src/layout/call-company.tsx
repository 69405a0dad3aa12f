import { useTranslation } from '../i18n/use-translation';
import { usePageState } from '../page/page-context';
import { CallIcon } from './icons';

/** A link to call the company, for everything that the page can't do. */
export function CallCompany({ isMain = false }: { isMain?: boolean }) {
  const { t } = useTranslation();
  const { company } = usePageState();
  if (!company) return null;
  return (
    <a className={isMain ? 'button main' : 'button'} href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>
      <CallIcon />
      <span>
        {t('layout.callCompany')}
        <small>{company.phone}</small>
      </span>
    </a>
  );
}
