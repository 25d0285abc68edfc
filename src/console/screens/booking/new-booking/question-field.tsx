import { useId } from 'preact/hooks';
import type { Answer, BookingFormField } from '../../../../contract/index.ts';
import { answerShape, fieldTypeRows } from '../../../../form/index.ts';
import { Checkbox, type ControlProps, Field, Select, TextArea, TextInput } from '../../../ui/index.ts';
import { shellWords } from '../../../words/index.ts';
import { words } from './words/index.ts';

type QuestionProps = {
  readonly field: BookingFormField;
  /** Undefined until something is entered. */
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly onAnswer: (answer: Answer) => void;
};

/** One question of a booking form, with the control for its type. */
export function QuestionField(props: QuestionProps) {
  const { field, answer, error, onAnswer } = props;
  if (answerShape(field) === 'tick') return <Tick {...props} />;
  if (answerShape(field) === 'list' && field.options.length > 0) return <Options {...props} />;
  const text = typeof answer === 'string' ? answer : '';
  return (
    <Field label={<bdi>{field.label}</bdi>} error={error} isOptional={!field.is_required}>
      {(control) => <Control control={control} field={field} text={text} onText={onAnswer} />}
    </Field>
  );
}

type ControlInput = {
  readonly control: ControlProps;
  readonly field: BookingFormField;
  readonly text: string;
  readonly onText: (text: string) => void;
};

function Control({ control, field, text, onText }: ControlInput) {
  const { type, options, placeholder } = field;
  const { input, maxCharacters } = fieldTypeRows[type];
  if (options.length > 0) {
    const choices = options.map((option) => ({ value: option, label: option }));
    const nothing = { value: '', label: words.current.choose };
    return <Select {...control} value={text} choices={[nothing, ...choices]} onValue={onText} />;
  }
  if (!input) return <TextArea {...control} value={text} onValue={onText} maxLength={maxCharacters} />;
  // Otherwise the browser would fill in the host's own data.
  const attributes = { ...control, value: text, onValue: onText, placeholder, autocomplete: 'off' };
  return <TextInput {...attributes} type={input.type} />;
}

/** A single checkbox. */
function Tick({ field, answer, error, onAnswer }: QuestionProps) {
  const errorId = useId();
  return (
    <div class="field">
      <Checkbox
        label={<bdi>{field.label}</bdi>}
        isOn={answer === true}
        onChange={onAnswer}
        isInvalid={Boolean(error)}
        describedBy={error ? errorId : undefined}
      />
      {error && (
        <p class="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Boxes, any number of which can be ticked. */
function Options({ field, answer, error, onAnswer }: QuestionProps) {
  const errorId = useId();
  const selection = Array.isArray(answer) ? answer : [];
  return (
    <fieldset class="question-options" aria-describedby={error ? errorId : undefined}>
      <legend>
        <bdi>{field.label}</bdi> {!field.is_required && <span class="muted">({shellWords.current.optional})</span>}
      </legend>
      {field.options.map((option) => (
        <Checkbox
          key={option}
          label={<bdi>{option}</bdi>}
          isOn={selection.includes(option)}
          isInvalid={Boolean(error)}
          onChange={(isOn) =>
            onAnswer(field.options.filter((one) => (one === option ? isOn : selection.includes(one))))
          }
        />
      ))}
      {error && (
        <p class="field-error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
