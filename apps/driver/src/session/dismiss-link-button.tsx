import { useTranslation } from '../i18n/use-translation';
import { usePage, usePageState } from '../page/page-context';

/** Dismisses another driver's link. */
export function DismissLinkButton() {
  const { t } = useTranslation();
  const page = usePage();
  const { signedInAs } = usePageState();
  if (!signedInAs) return null;
  return (
    <button type="button" className="button" onClick={() => void page.dismissLink()}>
      {t('signIn.stay', { name: signedInAs })}
    </button>
  );
}
