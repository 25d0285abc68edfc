import type { LinkWords } from './en.ts';

export const words: LinkWords = {
  signIn: {
    title: 'Inloggen',
    text: 'Met deze link logt u in op dit apparaat. Hij werkt één keer.',
    submit: 'Inloggen',
  },
  invitation: {
    title: 'Sluit u aan bij uw collega’s',
    text: 'Kies een wachtwoord om in te loggen in de beheeromgeving. Hebt u er hier al een, vul dat dan in.',
    submit: 'Aansluiten',
  },
  reset: {
    title: 'Kies een nieuw wachtwoord',
    text: 'Hiermee wordt u op alle andere apparaten uitgelogd.',
    submit: 'Wachtwoord opslaan',
  },
  confirm: {
    title: 'Bevestig uw e-mailadres',
    text: 'Daarna gaat e-mail over uw boekingen naar dit adres.',
    submit: 'Adres bevestigen',
    doneTitle: 'Adres bevestigd',
    done: (email) => `E-mail over uw boekingen gaat nu naar ${email}.`,
    open: 'Beheeromgeving openen',
  },
  confirmsAddress:
    'Deze link bevestigt dat het adres van u is. Een eerder wachtwoord en eerdere passkeys werken dan niet meer, en alle andere apparaten worden uitgelogd. Nieuwe kunt u bij de instellingen aanmaken.',
  password: 'Nieuw wachtwoord',
  passwordHint: 'Minstens 12 tekens. Een paar woorden zonder verband zijn makkelijk te onthouden en moeilijk te raden.',
  broken: {
    title: 'Deze link is niet volledig',
    text: 'Kopieer de hele link, met alles wat na ‘#’ komt, en open hem opnieuw.',
  },
};
