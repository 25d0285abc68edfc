import { controlOf, type FieldProps, getInputProps } from './field-props.ts';

/** One line of text, an address or a number. */
export function TextInput(props: FieldProps) {
  const { id, answer, set, leave, aria } = controlOf(props);
  return (
    <input
      id={id}
      class="input"
      part="input"
      {...getInputProps(props.field)}
      {...aria}
      value={typeof answer === 'string' ? answer : ''}
      onInput={(event) => set(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}

export function TextArea(props: FieldProps) {
  const { id, answer, set, leave, aria } = controlOf(props);
  return (
    <textarea
      id={id}
      class="input"
      part="input"
      rows={3}
      placeholder={props.field.placeholder}
      {...aria}
      value={typeof answer === 'string' ? answer : ''}
      onInput={(event) => set(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}

export function Select(props: FieldProps) {
  const { id, answer, set, leave, aria } = controlOf(props);
  const { placeholder, options } = props.field;
  return (
    <select
      id={id}
      class="input"
      part="input"
      {...aria}
      value={typeof answer === 'string' ? answer : ''}
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={leave}
    >
      <option value="">{placeholder || props.booking.language.value.messages.choose}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** One of several, or several of them. */
export function Choices(props: FieldProps) {
  const { id, answer, set, leave } = controlOf(props);
  const { field } = props;
  const isOne = field.type === 'radio';
  const chosen = Array.isArray(answer) ? answer : [answer];
  const toggle = (option: string, isOn: boolean) => {
    if (isOne) return set(option);
    const others = chosen.filter((other) => typeof other === 'string' && other !== option) as string[]; // just filtered
    set(isOn ? [...others, option] : others);
  };
  return (
    <div class="choices">
      {field.options.map((option, index) => (
        <label key={option} class="choice">
          <input
            id={index === 0 ? id : undefined}
            type={isOne ? 'radio' : 'checkbox'}
            name={id}
            checked={chosen.includes(option)}
            onChange={(event) => toggle(option, event.currentTarget.checked)}
            onBlur={leave}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}
