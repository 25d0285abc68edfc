import { render } from 'preact';
import { answerChallenges } from '../data/index.ts';
import { watchLocation } from '../routing/index.ts';
import { challenge, continueSession } from '../session/index.ts';
import { setLocale } from '../words/index.ts';
import '../styles/index.css';
import { App } from './app.tsx';
import { connect } from './connection.ts';

/** Starts the console in the page. */
export async function startConsole(): Promise<void> {
  const root = document.querySelector('#console');
  if (!root) throw new Error('The page has no element with the id "console".');
  void connect();
  await setLocale(navigator.languages);
  watchLocation();
  answerChallenges({ signIn: continueSession, prove: () => challenge('prove') });
  render(<App />, root);
}
