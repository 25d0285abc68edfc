import { Dialog } from '../ui/index.ts';
import { shellWords } from '../words/index.ts';
import { currentChallenge } from './challenge.ts';
import { PasswordForm } from './password-form.tsx';
import { currentSession, signInBy } from './session.ts';

/** Asks over the page who is there; what has been entered below stays. */
export function ChallengeDialog() {
  const challenge = currentChallenge();
  if (!challenge) return null;
  const { signIn, prove } = shellWords.current;
  const isProof = challenge.kind === 'prove';
  const session = currentSession();
  const email = session?.state === 'signed_in' ? session.person.email : undefined;
  return (
    <Dialog title={isProof ? prove.title : signIn.again} onClose={() => challenge.settle(false)}>
      <p class="muted">{isProof ? prove.text : signIn.againText}</p>
      <PasswordForm
        {...(email !== undefined && { email })}
        submitLabel={isProof ? prove.submit : signIn.submit}
        passkeyLabel={isProof ? prove.passkey : signIn.passkey}
        onPassword={async ({ email, password }) => {
          if (isProof) await signInBy('prove', { body: { password } });
          else await signInBy('signInWithPassword', { body: { email, password } });
          challenge.settle(true);
        }}
        onPasskey={async (credential) => {
          await signInBy(isProof ? 'prove' : 'signInWithPasskey', { body: { credential } });
          challenge.settle(true);
        }}
      />
    </Dialog>
  );
}
