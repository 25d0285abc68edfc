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
    text: 'Programmet skrev ut en länk efter ”Set up” när det startade. Öppna länken för att bli serverns ägare.',
    lost: 'Har du tappat bort länken?',
    again: 'Starta programmet igen för att få en ny, eller kör det här på servern:',
  },
};
