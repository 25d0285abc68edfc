import { Icon } from '../../../ui/index.ts';
import { controlOf, type FieldProps, getInputProps, getTextProps } from './field-props.ts';

/** One line of text, or an address. */
export function TextInput(props: FieldProps) {
  return <input {...getInputProps(props.field)} {...getTextProps(props)} />;
}

export function TextArea(props: FieldProps) {
  return <textarea rows={3} {...getTextProps(props)} />;
}

export function Select(props: FieldProps) {
  const { id, answer, set, leave, aria, isReadOnly } = controlOf(props);
  const { placeholder, options } = props.field;
  return (
    <span class="select">
      <select
        id={id}
        class="input"
        part="input"
        {...aria}
        disabled={isReadOnly}
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
      <Icon name="down" />
    </span>
  );
}

/** One option, or several. */
export function Choices(props: FieldProps) {
  const { id, answer, set, leave, aria, isReadOnly } = controlOf(props);
  const { field } = props;
  const isOne = field.type === 'radio';
  // A group of radio buttons says what is wrong itself. A group of checkboxes cannot, and no single box is required.
  const { 'aria-required': _, ...ariaOfBox } = aria;
  const selection = Array.isArray(answer) ? answer : [answer];
  const toggle = (option: string, isOn: boolean) => {
    if (isOne) return set(option);
    const others = selection.filter((other) => typeof other === 'string' && other !== option) as string[]; // just filtered
    set(isOn ? [...others, option] : others);
  };
  return (
    <div class="choices">
      {field.options.map((option, index) => (
        <label key={option} class="choice">
          <input
            id={index === 0 ? id : undefined}
            type={isOne ? 'radio' : 'checkbox'}
            {...(!isOne && ariaOfBox)}
            name={id}
            disabled={isReadOnly}
            checked={selection.includes(option)}
            onChange={(event) => toggle(option, event.currentTarget.checked)}
            onBlur={leave}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}
