import { type LanguageCode, languageOf, languages } from '../../language/index.ts';

/** The words in a new account, which its host can change. */
export type StarterWords = {
  /** The name of the first schedule. */
  readonly schedule: string;
  /** The title of the first event type. */
  readonly meeting: string;
  /** The labels of the two questions of every form. */
  readonly name: string;
  readonly email: string;
};

const words: Readonly<Record<LanguageCode, StarterWords>> = {
  en: { schedule: 'Working hours', meeting: '30-minute meeting', name: 'Your name', email: 'Email' },
  de: { schedule: 'Arbeitszeiten', meeting: '30-minütiges Treffen', name: 'Ihr Name', email: 'E-Mail-Adresse' },
  fr: { schedule: 'Heures de travail', meeting: 'Rendez-vous de 30 minutes', name: 'Votre nom', email: 'E-mail' },
  es: { schedule: 'Horario laboral', meeting: 'Reunión de 30 minutos', name: 'Su nombre', email: 'Correo electrónico' },
  it: { schedule: 'Orario di lavoro', meeting: 'Incontro di 30 minuti', name: 'Il suo nome', email: 'E-mail' },
  pt: { schedule: 'Horário de trabalho', meeting: 'Reunião de 30 minutos', name: 'O seu nome', email: 'E-mail' },
  nl: { schedule: 'Werktijden', meeting: 'Afspraak van 30 minuten', name: 'Uw naam', email: 'E-mailadres' },
  pl: { schedule: 'Godziny pracy', meeting: 'Spotkanie 30-minutowe', name: 'Imię i nazwisko', email: 'Adres e-mail' },
  sv: { schedule: 'Arbetstider', meeting: 'Möte på 30 minuter', name: 'Ditt namn', email: 'E-postadress' },
  ja: { schedule: '営業時間', meeting: '30分のミーティング', name: 'お名前', email: 'メールアドレス' },
  zh: { schedule: '工作时间', meeting: '30 分钟会面', name: '您的姓名', email: '电子邮箱' },
  ar: { schedule: 'ساعات العمل', meeting: 'لقاء لمدة 30 دقيقة', name: 'اسمك', email: 'البريد الإلكتروني' },
  he: { schedule: 'שעות עבודה', meeting: 'פגישה של 30 דקות', name: 'השם שלך', email: 'דוא״ל' },
};

/** Returns the words for a host's language, a BCP 47 tag. English for an unknown or missing one. */
export function starterWords(locale: string | null | undefined): StarterWords {
  const language = locale ? languageOf(locale) : 'en';
  return words[languages.find((one) => one === language) ?? 'en'];
}
