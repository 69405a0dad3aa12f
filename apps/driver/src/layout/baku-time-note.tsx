import { isOutsideBakuTime } from '../clock/baku-time';
import { useTranslation } from '../i18n/use-translation';

/** Says that times are in Baku's time zone, on phones that are set to another one. */
export function BakuTimeNote({ now }: { now: number }) {
  const { t } = useTranslation();
  return isOutsideBakuTime(now) ? <p className="secondary">{t('layout.bakuTime')}</p> : null;
}
