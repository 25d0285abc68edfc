import { useEffect, useId, useRef } from 'preact/hooks';
import { fieldTypes, limits } from '../../../../contract/index.ts';
import { fieldTypeRows, isContactField } from '../../../../form/index.ts';
import { Button, Checkbox, Dialog, Field, focusFault, Select, TextArea, TextInput } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import type { Question } from '../settings.ts';
import { words } from '../words/index.ts';
import { useQuestionForm } from './use-question-form.ts';

type DialogProps = {
  /** The question to edit; undefined for a new one. */
  readonly question: Question | undefined;
  readonly others: readonly Question[];
  readonly onDone: (question: Question) => void;
  readonly onClose: () => void;
};

/** Edits one question. It is saved with the page, not by this dialog. */
export function QuestionDialog({ question, others, onDone, onClose }: DialogProps) {
  const { dialog } = words.current.questions;
  const formId = useId();
  const editing = useQuestionForm(question, others);
  const { form, editedQuestion, faults, checks, set } = editing;
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => focusFault(fields.current), [checks]);
  return (
    <Dialog
      title={question ? dialog.editTitle : dialog.newTitle}
      onClose={onClose}
      staysOpen
      actions={
        <>
          <Button onClick={onClose}>{shellWords.current.cancel}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {dialog.submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={fields}
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (editing.check()) onDone(editedQuestion);
        }}
      >
        <Field label={dialog.label} error={faults.label}>
          {(control) => (
            <TextInput
              {...control}
              value={form.label}
              onValue={(label) => set({ label })}
              maxLength={limits.name}
              isRequired
            />
          )}
        </Field>
        <AnswerFields editing={editing} />
        <Field label={dialog.identifier} hint={dialog.identifierHint} error={faults.identifier}>
          {(control) => (
            <TextInput
              {...control}
              value={editedQuestion.identifier}
              onValue={editing.setIdentifier}
              maxLength={limits.name}
              isReadOnly={form.id !== undefined}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

/** The fields about the answer. Of the two questions that every form has, only the placeholder can be changed. */
function AnswerFields({ editing }: { readonly editing: ReturnType<typeof useQuestionForm> }) {
  const { types, dialog } = words.current.questions;
  const { form, faults, optionLines, set, setOptionLines } = editing;
  const { options } = fieldTypeRows[form.type];
  const isContact = isContactField(form);
  return (
    <>
      {!isContact && (
        <Field label={dialog.type}>
          {(control) => (
            <Select
              {...control}
              value={form.type}
              choices={fieldTypes.map((type) => ({ value: type, label: types[type] }))}
              onValue={(type) => set({ type })}
            />
          )}
        </Field>
      )}
      {options === 'none' ? (
        <Field label={dialog.placeholder} isOptional>
          {(control) => (
            <TextInput
              {...control}
              value={form.placeholder}
              onValue={(placeholder) => set({ placeholder })}
              maxLength={limits.name}
            />
          )}
        </Field>
      ) : (
        <Field
          label={dialog.options}
          hint={options === 'optional' ? dialog.tickHint : dialog.optionsHint}
          error={faults.options}
        >
          {(control) => <TextArea {...control} rows={5} value={optionLines} onValue={setOptionLines} />}
        </Field>
      )}
      {!isContact && (
        <div class="row">
          <Checkbox label={dialog.required} isOn={form.is_required} onChange={(is_required) => set({ is_required })} />
          <Checkbox label={dialog.active} isOn={form.is_active} onChange={(is_active) => set({ is_active })} />
        </div>
      )}
    </>
  );
}
