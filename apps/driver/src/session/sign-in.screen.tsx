import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { bakuTime } from '../clock/baku-time';
import { CallCompany } from '../layout/call-company';
import { Frame } from '../layout/frame';
import { usePage, usePageState } from '../page/page-context';
import { DismissLinkButton } from './dismiss-link-button';

type Rejection = NonNullable<Awaited<ReturnType<ReturnType<typeof usePage>['signIn']>>>;

/** Key and values of a text. */
interface SignInError {
  readonly key: 'failed' | 'wrong' | 'locked' | 'digits';
  readonly count?: number;
  readonly time?: string;
}

/** Asks for the PIN on a new device. It shows only the company's name, nothing about the driver or rides. */
export function SignInScreen() {
  const { t } = useTranslation();
  const page = usePage();
  const { company, isOffline, signedInAs } = usePageState();
  const [pin, setPin] = useState('');
  const [isSending, setSending] = useState(false);
  // A key, not a text: the language may change while it is shown.
  const [error, setError] = useState<SignInError>();
  const input = useRef<HTMLInputElement>(null);

  const errorOf = (rejection: Rejection): SignInError => {
    if (rejection.kind === 'unavailable') return { key: 'failed' };
    const { code, params, retryAfter } = rejection;
    if (code === 'pin.wrong') return { key: 'wrong', count: Number(params['triesLeft'] ?? 0) };
    if (code === 'link.locked') return { key: 'locked', time: bakuTime(page.now() + retryAfter * 1_000) };
    return { key: code === 'request.invalid' ? 'digits' : 'failed' };
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return undefined;
    if (!/^\d{4,6}$/.test(pin)) return setError({ key: 'digits' });
    setSending(true);
    const rejection = await page.signIn(pin);
    setSending(false);
    if (!rejection) return undefined;
    // A PIN that did not arrive may be right.
    if (rejection.kind !== 'unavailable') setPin('');
    input.current?.focus();
    return setError(errorOf(rejection));
  };

  const shown = error ?? (isOffline ? ({ key: 'failed' } as const) : undefined);
  return (
    <Frame title={t('signIn.title')}>
      {company ? <p className="company">{company.name}</p> : null}
      {signedInAs ? <p className="notice warning">{t('signIn.other', { name: signedInAs })}</p> : null}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <label htmlFor="pin">{t('signIn.pin')}</label>
        <input
          id="pin"
          ref={input}
          className="pin"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={pin}
          aria-invalid={error !== undefined}
          aria-describedby="pin-hint pin-error"
          onChange={({ target }) => setPin(target.value.replace(/\D/g, ''))}
        />
        <p id="pin-hint" className="secondary">
          {t('signIn.hint')}
        </p>
        <p id="pin-error" role="alert" className="error">
          {shown ? t(`signIn.${shown.key}`, { ...shown }) : ''}
        </p>
        {/* Not disabled: that would take the focus from it. */}
        <button type="submit" className="button main" aria-disabled={isSending}>
          {t('signIn.submit')}
        </button>
      </form>
      <div className="buttons">
        <DismissLinkButton />
        <CallCompany />
      </div>
    </Frame>
  );
}
