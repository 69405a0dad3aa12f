import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { signSize } from './sign-lines';
import { useFullScreen } from './use-full-screen';
import { useWakeLock } from './use-wake-lock';

/** The airport sign: only the text, in landscape, as large as fits. The screen stays on. */
export function SignScreen({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation();
  const sign = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useWakeLock();
  useFullScreen(sign);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={sign} className="sign">
      <main>
        <h1 ref={heading} tabIndex={-1} style={{ fontSize: `${signSize(text)}vmax` }}>
          {text}
        </h1>
        <button type="button" className="button" onClick={onClose} aria-label={t('sign.close')}>
          ✕
        </button>
      </main>
    </div>
  );
}
