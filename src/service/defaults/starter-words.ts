import { type LanguageCode, languageWithWords } from '../../language/index.ts';

/** The words in a new account, which its host can change. */
export type StarterWords = {
  /** The name of the first schedule. */
  readonly schedule: string;
  /** The title of the first event type. */
  readonly meeting: string;
};

const words: Readonly<Record<LanguageCode, StarterWords>> = {
  en: { schedule: 'Working hours', meeting: '30-minute meeting' },
  de: { schedule: 'Arbeitszeiten', meeting: '30-minütiges Treffen' },
  fr: { schedule: 'Heures de travail', meeting: 'Rendez-vous de 30 minutes' },
  es: { schedule: 'Horario laboral', meeting: 'Reunión de 30 minutos' },
  it: { schedule: 'Orario di lavoro', meeting: 'Incontro di 30 minuti' },
  pt: { schedule: 'Horário de trabalho', meeting: 'Reunião de 30 minutos' },
  nl: { schedule: 'Werktijden', meeting: 'Afspraak van 30 minuten' },
  pl: { schedule: 'Godziny pracy', meeting: 'Spotkanie 30-minutowe' },
  sv: { schedule: 'Arbetstider', meeting: 'Möte på 30 minuter' },
  ja: { schedule: '営業時間', meeting: '30分のミーティング' },
  zh: { schedule: '工作时间', meeting: '30 分钟会面' },
  ar: { schedule: 'ساعات العمل', meeting: 'لقاء لمدة 30 دقيقة' },
  he: { schedule: 'שעות עבודה', meeting: 'פגישה של 30 דקות' },
};

/** Returns the words for a host's language, a BCP 47 tag. */
export function starterWords(locale: string | null | undefined): StarterWords {
  return words[languageWithWords(locale)];
}
