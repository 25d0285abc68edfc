import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { isEmail, splitEmails } from '../../../form/index.ts';
import { Icon } from '../../ui/index.ts';
import { controlOf, type FieldProps } from './field-props.ts';

/** Addresses as chips: a pasted list falls apart into them, and each can be taken out again. */
export function EmailChips(props: FieldProps) {
  const { id, answer, set, leave, aria } = controlOf(props);
  const { messages } = props.booking.language.value;
  const typed = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  const emails = Array.isArray(answer) ? answer : [];

  const add = (text: string) => {
    const fresh = splitEmails(text).filter((email) => !emails.includes(email));
    typed.value = '';
    if (fresh.length === 0) return;
    set([...emails, ...new Set(fresh)]);
    props.booking.announce(messages.emailAdded(fresh.length));
  };
  const remove = (email: string) => {
    set(emails.filter((other) => other !== email));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnd = event.key === 'Enter' || event.key === ',' || event.key === ';' || event.key === ' ';
    if (isEnd && typed.value.trim()) {
      event.preventDefault();
      add(typed.value);
    }
    const last = emails.at(-1);
    if (event.key === 'Backspace' && typed.value === '' && last !== undefined) remove(last);
  };

  return (
    <div class="input chips" part="input">
      {emails.map((email) => (
        <span key={email} class="chip" data-wrong={!isEmail(email) || undefined}>
          {email}
          <button type="button" aria-label={messages.removeEmail(email)} onClick={() => remove(email)}>
            <Icon name="close" />
          </button>
        </span>
      ))}
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="email"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={emails.length === 0 ? props.field.placeholder || messages.addEmail : ''}
        {...aria}
        value={typed.value}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
        onPaste={(event) => {
          event.preventDefault();
          add(`${typed.value}${event.clipboardData?.getData('text') ?? ''}`);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(typed.value);
          leave();
        }}
      />
    </div>
  );
}
