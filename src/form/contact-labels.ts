import type { LanguageCode } from '../language/index.ts';
import type { ContactIdentifier } from './complete-form.ts';

/**
 * The labels of the name and the email address in a new form, in the language of its host. Forms store them. If you
 * change a label here, it is no longer recognized in existing forms.
 */
export const contactLabels: Readonly<Record<LanguageCode, Readonly<Record<ContactIdentifier, string>>>> = {
  en: { name: 'Your name', email: 'Email' },
  de: { name: 'Ihr Name', email: 'E-Mail-Adresse' },
  fr: { name: 'Votre nom', email: 'E-mail' },
  es: { name: 'Su nombre', email: 'Correo electrónico' },
  it: { name: 'Il suo nome', email: 'E-mail' },
  pt: { name: 'O seu nome', email: 'E-mail' },
  nl: { name: 'Uw naam', email: 'E-mailadres' },
  pl: { name: 'Imię i nazwisko', email: 'Adres e-mail' },
  sv: { name: 'Ditt namn', email: 'E-postadress' },
  ja: { name: 'お名前', email: 'メールアドレス' },
  zh: { name: '您的姓名', email: '电子邮箱' },
  ar: { name: 'اسمك', email: 'البريد الإلكتروني' },
  he: { name: 'השם שלך', email: 'דוא״ל' },
};

/** Returns whether a field has the default label of another language, and not the default label of this language. */
export function hasForeignLabel(field: ContactField, language: string): boolean {
  const matches = Object.entries(contactLabels).filter(([, labels]) => labels[field.identifier] === field.label);
  return matches.length > 0 && matches.every(([code]) => code !== language);
}

type ContactField = { readonly identifier: ContactIdentifier; readonly label: string };
