import type { LinkWords } from './en.ts';

export const words: LinkWords = {
  signIn: {
    title: 'Logga in',
    text: 'Länken loggar in dig på den här enheten. Den fungerar en gång.',
    submit: 'Logga in',
  },
  invitation: {
    title: 'Anslut till dina kollegor',
    text: 'Välj ett lösenord för att logga in i konsolen. Har du redan ett här anger du det.',
    submit: 'Anslut',
  },
  reset: {
    title: 'Välj ett nytt lösenord',
    text: 'Du loggas ut på alla andra enheter.',
    submit: 'Spara lösenordet',
  },
  confirm: {
    title: 'Bekräfta din e-postadress',
    text: 'Därefter skickas mejl om dina bokningar till den här adressen.',
    submit: 'Bekräfta adressen',
    doneTitle: 'Adressen är bekräftad',
    done: (email) => `Mejl om dina bokningar skickas nu till ${email}.`,
    open: 'Öppna konsolen',
  },
  confirmsAddress:
    'Länken bekräftar att adressen är din. Ett tidigare lösenord och tidigare lösennycklar slutar fungera, och alla andra enheter loggas ut. Du kan lägga till nya i inställningarna.',
  password: 'Nytt lösenord',
  passwordHint: 'Minst 12 tecken. Några ord utan samband är lätta att minnas och svåra att gissa.',
  broken: {
    title: 'Länken är inte fullständig',
    text: 'Kopiera hela länken, även allt efter ”#”, och öppna den igen.',
  },
};
