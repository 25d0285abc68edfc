import { Dialog } from '../ui/index.ts';
import { shellWords } from '../words/index.ts';
import { currentChallenge } from './challenge.ts';
import { PasswordForm } from './password-form.tsx';
import { currentSession, signInAgain } from './session.ts';

/** Asks the person to sign in or to prove who they are. What was entered on the page below stays. */
export function ChallengeDialog() {
  const challenge = currentChallenge();
  if (!challenge) return null;
  const { signIn, prove } = shellWords.current;
  const isProof = challenge.kind === 'prove';
  const session = currentSession();
  const email = session?.state === 'signed_in' ? session.person.email : undefined;
  return (
    <Dialog key={challenge.kind} title={isProof ? prove.title : signIn.again} onClose={() => challenge.settle(false)}>
      <p class="muted">{isProof ? prove.text : signIn.againText}</p>
      <PasswordForm
        {...(email !== undefined && { email })}
        submitLabel={isProof ? prove.submit : signIn.submit}
        passkeyLabel={isProof ? prove.passkey : signIn.passkey}
        onPassword={async ({ email, password }) => {
          const reply = isProof
            ? signInAgain('prove', { body: { password } })
            : signInAgain('signInWithPassword', { body: { email, password } });
          challenge.settle(await reply);
        }}
        onPasskey={async (credential) => {
          challenge.settle(await signInAgain(isProof ? 'prove' : 'signInWithPasskey', { body: { credential } }));
        }}
      />
    </Dialog>
  );
}
