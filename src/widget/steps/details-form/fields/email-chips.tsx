import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { inviteeIn, isEmail, isSameAddress, splitEmails } from '../../../../form/index.ts';
import { Icon } from '../../../ui/index.ts';
import { controlOf, type FieldProps, getTypeProps, hintIdOf } from './field-props.ts';

const endKeys: ReadonlySet<string> = new Set(['Enter', ',', ';', ' ']);

/** Addresses as chips: a pasted list is split into them, and each can be removed. */
export function EmailChips(props: FieldProps) {
  const { id, fault, aria, leave, isReadOnly } = controlOf(props);
  const { messages } = props.booking.language.value;
  const input = useRef<HTMLInputElement>(null);
  const draft = useSignal('');
  const { emails, remark, add, remove } = useEmails(props);
  const take = (text: string) => {
    draft.value = '';
    add(text);
  };
  const drop = (email: string) => {
    remove(email);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that completes a word in an input method is not ours.
    if (event.isComposing) return;
    if (endKeys.has(event.key) && draft.value.trim()) {
      event.preventDefault();
      take(draft.value);
    }
    const last = emails.at(-1);
    if (event.key === 'Backspace' && draft.value === '' && last !== undefined && !isReadOnly) drop(last);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text') ?? '';
    // A piece of an address is inserted at the caret.
    if (isReadOnly || !text.includes('@')) return;
    event.preventDefault();
    take(`${draft.value}${text}`);
  };
  const type = (event: { currentTarget: { value: string } }) => {
    draft.value = event.currentTarget.value;
  };

  return (
    <>
      <div class="input chips" part="input">
        {emails.map((email) => (
          <span key={email} class="chip" data-wrong={!isEmail(email) || undefined}>
            <bdi>{email}</bdi>
            {!isReadOnly && (
              <button type="button" aria-label={messages.removeEmail(email)} onClick={() => drop(email)}>
                <Icon name="close" />
              </button>
            )}
          </span>
        ))}
        <input
          ref={input}
          id={id}
          {...getTypeProps(props.field.type)}
          readOnly={isReadOnly}
          placeholder={emails.length === 0 ? props.field.placeholder || messages.addEmail : ''}
          {...aria}
          value={draft.value}
          onInput={type}
          onChange={type}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onBlur={() => {
            props.form.afterPress.run(() => take(draft.value));
            leave();
          }}
        />
      </div>
      {!fault && remark && (
        <p id={hintIdOf(props.field.identifier)} class="remark">
          {remark}
        </p>
      )}
    </>
  );
}

/** Returns the addresses, what changes them, and a remark about addresses that were not accepted. */
function useEmails(props: FieldProps) {
  const { set } = controlOf(props);
  const { booking } = props;
  const { messages } = booking.language.value;
  const remark = useSignal('');
  const emails = emailsOf(props);

  // What was typed is added after a press, which may have removed an address since this was drawn.
  function add(text: string): void {
    const { email: own } = inviteeIn(booking.answers.value);
    const before = emailsOf(props);
    const after = [...before];
    const remarks: string[] = [];
    for (const email of splitEmails(text)) {
      if (isSameAddress(email, own)) remarks.push(messages.ownAddress);
      else if (after.some((other) => isSameAddress(email, other))) remarks.push(messages.emailThere(email));
      else after.push(email);
    }
    const count = after.length - before.length;
    if (count > 0) set(after);
    if (count > 0 || remarks.length > 0) {
      remark.value = [...new Set(remarks)].join(' ');
      booking.announce([count > 0 ? messages.emailAdded(count) : '', remark.value].filter(Boolean).join(' '));
    }
  }

  function remove(email: string): void {
    remark.value = '';
    set(emailsOf(props).filter((other) => other !== email));
  }

  return { emails, remark: remark.value, add, remove };
}

function emailsOf(props: FieldProps): readonly string[] {
  const { answer } = controlOf(props);
  return Array.isArray(answer) ? answer : [];
}
