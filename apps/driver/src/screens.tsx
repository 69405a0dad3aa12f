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

/** The screen that fits what the page is about. */
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
  // As long as the ride is open: going back and forth loses nothing.
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
  // What is taken is not asked again by the browser's way forward, and of a cancelled ride there is nothing to ask.
  if (ride && !ride.isCancelled && ride.state !== screen.kind) {
    if (screen.kind === 'declined') {
      const ways = { onClose: back, onDeclined: backToList };
      return <DeclineForm ride={ride} decline={decline} onChange={setDecline} {...ways} />;
    }
    if (screen.kind === 'no_show') return <NoShowQuestion ride={ride} onClose={back} />;
  }
  // What was opened of the ride has nothing to show any more: the ride itself is here, not one step back.
  const leave = screen.kind === 'ride' ? back : backToList;
  return <RideScreen ride={ride} onBack={leave} onOpen={(kind) => open({ kind, id: screen.id })} />;
}
