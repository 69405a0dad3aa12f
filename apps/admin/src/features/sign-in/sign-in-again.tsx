import { SignedOutLayout } from '../../layout/signed-out-layout';
import { useUnsavedInput } from '../../unsaved/unsaved-input';
import { SignInPage } from './sign-in.page';

/** Over a screen on which something typed waits for its admin: what leads away from here discards it. */
export function SignInAgain() {
  useUnsavedInput(true);
  return (
    <SignedOutLayout>
      <SignInPage hasInputBelow />
    </SignedOutLayout>
  );
}
