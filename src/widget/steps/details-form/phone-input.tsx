import { useEffect } from 'preact/hooks';
import { controlOf, type FieldProps, getInputProps, getTextProps, hintIdOf } from './field-props.ts';

/** A phone number as it is written where the invitee is; below it, how it was understood. */
export function PhoneInput(props: FieldProps) {
  const { answer, fault } = controlOf(props);
  const { booking, form, field } = props;
  useEffect(form.loadPhoneReader, []);
  const reading = typeof answer === 'string' && answer.trim() ? form.parsePhone(answer) : undefined;
  return (
    <>
      <input {...getInputProps(field)} {...getTextProps(props)} />
      {!fault && reading && 'written' in reading && (
        <p id={hintIdOf(field.identifier)} class="remark">
          <bdi dir="ltr">{reading.written}</bdi>
          {reading.country && ` · ${countryName(booking.language.value.tag, reading.country)}`}
        </p>
      )}
    </>
  );
}

function countryName(tag: string, country: string): string {
  return new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country;
}
