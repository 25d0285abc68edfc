import { signOut } from '../../../session/index.ts';
import { Button, describeError, Notice, useAction } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';

/** Ends the session of this browser. */
export function SignOut() {
  const leave = useAction(signOut);
  return (
    <div class="settings-sign-out">
      {leave.error !== undefined && <Notice tone="bad">{describeError(leave.error)}</Notice>}
      <Button onClick={leave.run} isBusy={leave.isRunning}>
        {shellWords.current.signIn.signOut}
      </Button>
    </div>
  );
}
