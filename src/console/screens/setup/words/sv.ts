import type { SetupWords } from './en.ts';

export const words: SetupWords = {
  title: 'Kom igång med konsolen',
  intro: 'Du är den första här. Välj hur du loggar in; allt annat kan ändras senare.',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  email: 'E-postadress',
  emailHint: 'Du loggar in med den, och mejl om bokningar skickas dit.',
  password: 'Lösenord',
  passwordHint: 'Minst 12 tecken. Några ord utan samband är lätta att minnas och svåra att gissa.',
  timezone: 'Din tidszon',
  submit: 'Kom igång',
  waiting: {
    title: 'Servern är inte klar att använda än',
    text: 'Programmet skrev efter ”Set up” ut en länk när det startade, eller kommandot som skriver ut den. Öppna länken för att skapa ditt konto.',
    lost: 'Ingen länk?',
    again: 'Kör det här på servern:',
  },
};
