import { useEffect, useState } from 'react';

/** Screens that a ride opens; steps that need a confirmation have one. */
export type RideScreenKind = 'sign' | 'declined' | 'no_show';

/** The current screen, stored in the browser's history so that the phone's back button works. */
export type Screen =
  | { readonly kind: 'list' }
  | { readonly kind: 'ride' | RideScreenKind; readonly id: string };

const list: Screen = { kind: 'list' };

export interface Navigation {
  readonly screen: Screen;
  readonly open: (screen: Screen) => void;
  readonly back: () => void;
  /** Leaves a screen of a ride that has left the list, together with the ride's own screen. */
  readonly backToList: () => void;
}

export function useScreen(): Navigation {
  const [screen, setScreen] = useState(screenInHistory);
  useEffect(() => {
    const onBack = () => setScreen(screenInHistory());
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  return {
    screen,
    open(next) {
      history.pushState(next, '');
      setScreen(next);
      scrollTo(0, 0);
    },
    back: () => history.back(),
    backToList: () => history.go(-2),
  };
}

function screenInHistory(): Screen {
  return (history.state as Screen | null) ?? list;
}
