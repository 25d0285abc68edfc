import { useState } from 'preact/hooks';
import { isContactField } from '../../../../form/index.ts';
import { withColon } from '../../../formats/index.ts';
import type { Draft } from '../../../ui/index.ts';
import { announce, Button, Card, IconButton, useRowFocus } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import type { EditedSettings, Question } from '../settings.ts';
import { words } from '../words/index.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { aboutQuestion } from './questions-text.ts';

/** The question in the dialog, as it was when the dialog opened, or a new one. */
type Editing = Question | 'new' | undefined;

/** The section about the questions of the booking form. */
export function Questions({ draft }: { readonly draft: Draft<EditedSettings> }) {
  const texts = words.current;
  const { questions } = draft.value;
  const listProps = useRowFocus();
  const [editing, setEditing] = useState<Editing>(undefined);
  const set = (next: readonly Question[]) => draft.set({ questions: next });
  function move({ from, to }: Move): void {
    set(withMove(questions, { from, to }));
    announce(shellWords.current.moved(questions[from]?.label ?? '', to + 1, questions.length));
  }
  return (
    <Card title={texts.sections.questions} id="questions">
      <p class="muted">{texts.questions.intro}</p>
      <ol class="questions" {...listProps}>
        {questions.map((question, index) => (
          <QuestionRow
            key={question.identifier}
            question={question}
            onUp={index > 0 ? () => move({ from: index, to: index - 1 }) : undefined}
            onDown={index < questions.length - 1 ? () => move({ from: index, to: index + 1 }) : undefined}
            onEdit={() => setEditing(question)}
            onRemove={() => set(questions.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      <Button icon="plus" onClick={() => setEditing('new')}>
        {texts.questions.add}
      </Button>
      {editing !== undefined && (
        <QuestionDialog
          question={editing === 'new' ? undefined : editing}
          others={questions.filter((one) => editing === 'new' || !isSame(one, editing))}
          onClose={() => setEditing(undefined)}
          onDone={(question) => {
            set(editing === 'new' ? [...questions, question] : withReplacement(questions, editing, question));
            setEditing(undefined);
          }}
        />
      )}
    </Card>
  );
}

type RowProps = {
  readonly question: Question;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

function QuestionRow({ question, onUp, onDown, onEdit, onRemove }: RowProps) {
  const { questions: texts } = words.current;
  const { label } = question;
  return (
    <li>
      <div class="question-text">
        <strong>{label}</strong> <span class="muted small">{aboutQuestion(question)}</span>
      </div>
      <div class="row">
        <IconButton icon="up" label={texts.up(label)} onClick={() => onUp?.()} isDisabled={!onUp} />
        <IconButton icon="down" label={texts.down(label)} onClick={() => onDown?.()} isDisabled={!onDown} />
        <IconButton icon="pencil" label={texts.edit(label)} onClick={onEdit} />
        {!isContactField(question) && (
          <IconButton icon="trash" label={withColon(shellWords.current.remove, label)} onClick={onRemove} />
        )}
      </div>
    </li>
  );
}

/** An index would not do: the list follows the server while the dialog is open. */
function isSame(one: Question, other: Question): boolean {
  return one.identifier === other.identifier;
}

function withReplacement(questions: readonly Question[], before: Question, after: Question): readonly Question[] {
  const index = questions.findIndex((one) => isSame(one, before));
  if (index >= 0) return questions.with(index, after);
  // Someone else has removed it in the meantime. It is saved as a new one.
  const { id: _, ...newQuestion } = after;
  return [...questions, newQuestion];
}

type Move = { readonly from: number; readonly to: number };

function withMove(questions: readonly Question[], { from, to }: Move): readonly Question[] {
  const order = [...questions];
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}
