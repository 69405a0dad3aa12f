import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { chooseLanguage } from '../i18n/driver-language';
import { languages } from '../i18n/create-i18n';
import { usePageState } from '../page/page-context';
import { BackIcon } from './icons';
import { BrandMark } from './brand-mark';

interface FrameProps {
  /** The screen's heading. */
  title: string;
  onBack?: () => void;
  children: ReactNode;
  /** The main button, fixed to the bottom of the screen. */
  footer?: ReactNode;
}

/** The layout of every screen: a bar with back button and language switch, the heading, and room for the main button. */
export function Frame({ title, onBack, children, footer }: FrameProps) {
  const { t } = useTranslation();
  const { isUnsaved } = usePageState();
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus, so that screen readers announce the new screen.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <header className="bar">
        {onBack ? (
          <button type="button" className="bar-button" onClick={onBack} aria-label={t('layout.back')}>
            <BackIcon />
          </button>
        ) : (
          <BrandMark />
        )}
        <LanguageSwitch />
      </header>
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {isUnsaved ? (
          <p className="notice error" role="alert">
            {t('layout.unsaved')}
          </p>
        ) : null}
        {children}
      </main>
      {footer ? <footer className="main-action">{footer}</footer> : null}
    </>
  );
}

const names = { ru: 'Русский', az: 'Azərbaycanca', en: 'English' } as const;

function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <div role="group" aria-label={t('layout.language')} className="languages">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className="bar-button"
          lang={language}
          aria-label={`${language.toUpperCase()}, ${names[language]}`}
          aria-pressed={i18n.language === language}
          onClick={() => chooseLanguage(i18n, language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
