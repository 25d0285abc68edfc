import { CopyButton, Screen as Page } from '../../ui/index.ts';
import { words } from './words/index.ts';

/** Says why no one can sign in at this address, and what to do. */
export function Screen() {
  const texts = words.current;
  const port = location.port || '80';
  const onServer = `http://localhost:${port}/console/`;
  const caddy = `caddy reverse-proxy --from book.example.com --to localhost:${port}`;
  return (
    <Page title={texts.title}>
      <p>{texts.why(location.origin)}</p>
      <p>{texts.onServer}</p>
      <p class="copied-line">
        <code>{onServer}</code> <CopyButton text={onServer} kind="quiet" />
      </p>
      <p>{texts.elsewhere}</p>
      <p class="copied-line">
        <code>{caddy}</code> <CopyButton text={caddy} kind="quiet" />
      </p>
      <p>{texts.thenOpen}</p>
    </Page>
  );
}
