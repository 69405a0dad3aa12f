import { SignedOutLayout } from '../../layout/signed-out-layout';
import { useUnsavedInput } from '../../unsaved/unsaved-input';
import { SignInPage } from './sign-in.page';

/** The sign-in shown over a screen with unsaved input. Leaving it discards the input, so that needs a confirmation. */
export function SignInAgain() {
  useUnsavedInput(true);
  return (
    <SignedOutLayout>
      <SignInPage hasInputBelow />
    </SignedOutLayout>
  );
}
