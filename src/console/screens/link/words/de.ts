import type { LinkWords } from './en.ts';

export const words: LinkWords = {
  signIn: {
    title: 'Anmelden',
    text: 'Dieser Link meldet Sie auf diesem Gerät an. Er gilt einmal.',
    submit: 'Anmelden',
  },
  invitation: {
    title: 'Treten Sie Ihrem Team bei',
    text: 'Wählen Sie ein Passwort, mit dem Sie sich in der Verwaltung anmelden. Wenn Sie hier schon eines haben, geben Sie dieses ein.',
    submit: 'Beitreten',
  },
  reset: {
    title: 'Neues Passwort wählen',
    text: 'Auf allen anderen Geräten werden Sie abgemeldet.',
    submit: 'Passwort speichern',
  },
  confirm: {
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Danach gehen Nachrichten zu Ihren Buchungen an diese Adresse.',
    submit: 'Adresse bestätigen',
    doneTitle: 'Adresse bestätigt',
    done: (email) => `Nachrichten zu Ihren Buchungen gehen jetzt an ${email}.`,
    open: 'Verwaltung öffnen',
  },
  confirmsAddress:
    'Dieser Link bestätigt, dass die Adresse Ihnen gehört. Ein früheres Passwort und frühere Passkeys gelten dann nicht mehr, und alle anderen Geräte werden abgemeldet. Neue können Sie in den Einstellungen einrichten.',
  password: 'Neues Passwort',
  passwordHint:
    'Mindestens 12 Zeichen. Ein paar Wörter ohne Zusammenhang merkt man sich leicht, und sie sind schwer zu erraten.',
  broken: {
    title: 'Dieser Link ist nicht vollständig',
    text: 'Kopieren Sie den ganzen Link, auch alles nach dem „#“, und öffnen Sie ihn noch einmal.',
  },
};
