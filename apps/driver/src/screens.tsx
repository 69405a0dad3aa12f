import { useState } from 'react';
import { RideListScreen } from './list/ride-list.screen';
import { DeclineForm, emptyDecline } from './ride/decline-form';
import { NoShowQuestion } from './ride/no-show-question';
import { RideScreen } from './ride/ride.screen';
import { SignScreen } from './ride/sign/sign.screen';
import { MessageScreen } from './session/message.screen';
import { SignInScreen } from './session/sign-in.screen';
import { LoadingScreen } from './layout/loading.screen';
import { usePageState } from './page/page-context';
import { useScreen } from './page/use-screen';

/** Chooses the screen by the state of the page. */
export function Screens() {
  const { phase } = usePageState();
  switch (phase) {
    case 'starting':
      return <LoadingScreen />;
    case 'signIn':
      return <SignInScreen />;
    case 'rides':
      return <RideScreens />;
    default:
      return <MessageScreen about={phase} />;
  }
}

function RideScreens() {
  const { rides } = usePageState();
  const { screen, open, back, backToList } = useScreen();
  // Held while the ride is open, so that going back and forth loses nothing.
  const [decline, setDecline] = useState(emptyDecline);
  if (screen.kind === 'list') {
    const openRide = (id: string) => {
      setDecline(emptyDecline);
      open({ kind: 'ride', id });
    };
    return <RideListScreen onOpen={openRide} />;
  }
  const ride = rides.find(({ id }) => id === screen.id);
  if (screen.kind === 'sign' && ride?.contact?.signText) {
    return <SignScreen text={ride.contact.signText} onClose={back} />;
  }
  // The browser's forward button must not ask again about a step that was taken, nor about a cancelled ride.
  if (ride && !ride.isCancelled && ride.state !== screen.kind) {
    if (screen.kind === 'declined') {
      const ways = { onClose: back, onDeclined: backToList };
      return <DeclineForm ride={ride} decline={decline} onChange={setDecline} {...ways} />;
    }
    if (screen.kind === 'no_show') return <NoShowQuestion ride={ride} onClose={back} />;
  }
  // The opened screen has nothing left to show: replace it with the ride, instead of going back to it.
  const leave = screen.kind === 'ride' ? back : backToList;
  return <RideScreen ride={ride} onBack={leave} onOpen={(kind) => open({ kind, id: screen.id })} />;
}
