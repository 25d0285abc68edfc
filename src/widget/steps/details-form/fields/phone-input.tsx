import { useEffect, useMemo } from 'preact/hooks';
import { Icon } from '../../../ui/index.ts';
import { controlOf, type FieldProps, getInputProps, getTextProps, hintIdOf } from './field-props.ts';

/** A phone number in the notation of a country, which can be selected. Below it, how the number was understood. */
export function PhoneInput(props: FieldProps) {
  const { answer, fault } = controlOf(props);
  const { form, field } = props;
  useEffect(() => void form.phone.load(), []);
  const text = typeof answer === 'string' ? answer : '';
  const reading = text.trim() ? form.phone.read(text) : undefined;
  const number = reading && 'international' in reading ? reading : undefined;
  // A number with its prefix shows its own country.
  const country = number?.country ?? form.phone.country.value;
  return (
    <>
      <div class="phone">
        <Country {...props} country={country} text={text} />
        <input {...getInputProps(field)} {...getTextProps(props)} />
      </div>
      {!fault && number && (
        <p id={hintIdOf(field.identifier)} class="remark">
          <bdi dir="ltr">{number.international}</bdi>
          {number.country && ` · ${nameOf(props, number.country)}`}
        </p>
      )}
    </>
  );
}

type CountryProps = FieldProps & { readonly country: string | undefined; readonly text: string };

/** The country, closed as its prefix only: a list of names would leave no room for the number. */
function Country({ country, text, ...props }: CountryProps) {
  const { set, leave, isReadOnly } = controlOf(props);
  const { countries, selectCountry } = props.form.phone;
  // About 245 options: create them once, not with every digit.
  const options = useMemo(
    () =>
      countries.value.map((choice) => (
        <option key={choice.country} value={choice.country}>
          {`${choice.name} (${choice.prefix})`}
        </option>
      )),
    [countries.value],
  );
  return (
    <span class="input country">
      <span aria-hidden="true" dir="ltr">
        {countries.value.find((choice) => choice.country === country)?.prefix ?? '+'}
      </span>
      <Icon name="down" />
      <select
        aria-label={props.booking.language.value.messages.country}
        disabled={isReadOnly}
        value={country ?? ''}
        onChange={({ currentTarget }) => {
          set(selectCountry(currentTarget.value, text));
          leave();
        }}
      >
        {options}
      </select>
    </span>
  );
}

function nameOf({ form }: FieldProps, country: string): string {
  return form.phone.countries.value.find((choice) => choice.country === country)?.name ?? country;
}
