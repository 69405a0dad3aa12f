import { useEffect, useState } from 'react';

/** What is opened from a ride; the steps that are asked about have a screen. */
export type OfRide = 'sign' | 'declined' | 'no_show';

/** What is shown of the rides; in the browser's history, so that the phone's back button works. */
export type Screen = { readonly kind: 'list' } | { readonly kind: 'ride' | OfRide; readonly id: string };

const list: Screen = { kind: 'list' };

export interface Navigation {
  readonly screen: Screen;
  readonly open: (screen: Screen) => void;
  readonly back: () => void;
  /** From what is opened of a ride: the ride leaves the list, and its screen with it. */
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
