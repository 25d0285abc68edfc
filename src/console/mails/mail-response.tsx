import type { Mail } from '../../contract/index.ts';
import { deliveryWords } from '../deliveries/index.ts';

type Refusal = Pick<Mail, 'response_status' | 'response_text'>;

/** What the mail server said when it refused an email. */
export function MailResponse({ response_status: status, response_text: text }: Refusal) {
  const texts = deliveryWords.current.mail;
  if (text !== undefined) return <bdi>{texts.serverText(text)}</bdi>;
  return <>{status === null ? texts.silent : texts.serverStatus(`${status}`)}</>;
}
