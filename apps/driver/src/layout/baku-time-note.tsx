import { isElsewhere } from '../clock/baku-time';
import { useTranslation } from '../i18n/use-translation';

/** Whose clock times are of, on a phone that shows another one. */
export function BakuTimeNote({ now }: { now: number }) {
  const { t } = useTranslation();
  return isElsewhere(now) ? <p className="secondary">{t('layout.bakuTime')}</p> : null;
}
