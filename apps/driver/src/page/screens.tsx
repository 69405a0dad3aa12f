import { RideListScreen } from '../list/ride-list.screen';
import { RideScreen } from '../ride/ride.screen';
import { SignScreen } from '../ride/sign/sign.screen';
import { MessageScreen } from '../session/message.screen';
import { SignInScreen } from '../session/sign-in.screen';
import { LoadingScreen } from '../layout/loading.screen';
import { usePageState } from './page-context';
import { useScreen } from './use-screen';

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
  const { screen, open, back } = useScreen();
  if (screen.kind === 'list') return <RideListScreen onOpen={(id) => open({ kind: 'ride', id })} />;
  const ride = rides.find(({ id }) => id === screen.id);
  if (screen.kind === 'sign' && ride?.contact?.signText) {
    return <SignScreen text={ride.contact.signText} onClose={back} />;
  }
  return <RideScreen ride={ride} onBack={back} onShowSign={() => open({ kind: 'sign', id: screen.id })} />;
}
