import { countingOf } from '../../../../words/index.ts';
import type { NoticesWords } from './en.ts';

const { counted } = countingOf('nl');

export const words: NoticesWords = {
  deleted: {
    text: (count) =>
      counted(count, {
        one: 'Er is een boeking uit de agenda verwijderd, maar niet geannuleerd.',
        other: 'Er zijn # boekingen uit de agenda verwijderd, maar niet geannuleerd.',
      }),
    decide: 'Annuleren of behouden',
  },
  moved: {
    text: (count) =>
      counted(count, {
        one: 'Er staat een boeking op een andere tijd in de agenda, maar die is niet verplaatst.',
        other: 'Er staan # boekingen op een andere tijd in de agenda, maar die zijn niet verplaatst.',
      }),
    decide: 'Verplaatsen of terugzetten',
  },
  hostless: {
    off: (title) => `‘${title}’ staat uit, omdat er geen organisator meer is.`,
    solve: 'Organisatoren kiezen',
    solveAlone: 'Aanzetten en zelf organisator zijn',
  },
  undelivered: {
    mails: (count) =>
      counted(count, {
        one: 'Een e-mail over een boeking kon niet worden bezorgd.',
        other: '# e-mails over boekingen konden niet worden bezorgd.',
      }),
    calendar: (name) => `De laatste boeking kon niet in uw agenda ‘${name}’ worden gezet.`,
  },
  problem: {
    stale: (name, when) =>
      `Uw agenda ‘${name}’ is voor het laatst ${when} gelezen. De laatst bekende bezette tijden blijven geblokkeerd.`,
    neverRead: (name) => `Uw agenda ‘${name}’ is nog niet gelezen.`,
    closed: (name) => `Uw agenda ‘${name}’ kan niet worden gelezen, dus wordt geen van uw tijden aangeboden.`,
    kept: (name) =>
      `Uw agenda ‘${name}’ kan niet worden gelezen. De laatst bekende bezette tijden blijven geblokkeerd.`,
    colleague: (host, name) => `Er is een probleem met de agenda ‘${name}’ van ${host}.`,
    more: (count) =>
      counted(count, { one: 'Nog een agenda heeft een probleem.', other: 'Nog # agenda’s hebben een probleem.' }),
    solve: 'Bekijken wat u kunt doen',
  },
};
