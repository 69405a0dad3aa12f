import { useTranslation } from '../i18n/use-translation';
import { CallCompany } from '../layout/call-company';
import { Frame } from '../layout/frame';
import { usePage, usePageState } from '../page/page-context';
import { DismissLinkButton } from './dismiss-link-button';

const texts = {
  linkEnded: ['link.ended', 'link.endedHint'],
  noLink: ['link.missing', 'link.missingHint'],
  unreached: ['link.unreached', 'link.unreachedHint'],
} as const;

/** Explains why there are no rides to show, and what to do. */
export function MessageScreen({ about }: { about: keyof typeof texts }) {
  const { t } = useTranslation();
  const page = usePage();
  const { company } = usePageState();
  const [title, hint] = texts[about];
  const isUnreached = about === 'unreached';
  return (
    <Frame key={about} title={t(title)}>
      {company ? <p className="company">{company.name}</p> : null}
      <p>{t(hint)}</p>
      <div className="buttons">
        {isUnreached ? (
          <button type="button" className="button main" onClick={() => void page.sync()}>
            {t('layout.tryAgain')}
          </button>
        ) : null}
        <DismissLinkButton />
        <CallCompany isMain={!isUnreached} />
      </div>
    </Frame>
  );
}
