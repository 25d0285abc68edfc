import { describe, expect, test } from 'vitest';
import { countKeys, languages, spell, wordsOf } from './catalogs.testing.ts';
import { english } from './english.testing.ts';
import { loadWords } from './languages/index.ts';

const counts = [0, 1, 2, 3, 5, 11, 21, 100];

/** Words that are rightly the same in both languages. */
const sharedWords: Readonly<Record<string, readonly string[]>> = {
  inCity: ['de', 'nl'],
};

describe.each(languages)('the words of %s', (language) => {
  test('gives every catalog the keys of the English one', async () => {
    expect([...spell(await wordsOf(language)).keys()].sort()).toEqual([...spell(english).keys()].sort());
  });

  test('holds no empty text and no typewriter quotes', async () => {
    for (const [path, text] of spell(await wordsOf(language))) {
      expect(text, path).toMatch(/\S/);
      expect(text, path).not.toMatch(/['"#]|\.\.\.|^\s|\s$|\s\s|NaN|undefined/);
    }
  });

  test.each(counts)('names the number %i in every count', async (count) => {
    const words = await wordsOf(language);
    const number = new Intl.NumberFormat(language).format(count);
    // Where a language has a form for none, one or two, the word alone says how many.
    const isInTheWord = (language === 'ar' || language === 'he') && count < 3;
    for (const path of countKeys) {
      const text = spell(words, count).get(path) ?? '';
      expect(text, path).toMatch(/\p{L}/u);
      if (!isInTheWord && !(path === 'zonesFound' && count === 0)) expect(text, path).toContain(number);
    }
  });

  test('differs from the English catalog', async () => {
    const ours = spell(english);
    const same = [...spell(await wordsOf(language))].filter(([path, text]) => {
      const isLetterless = !/[a-z]/i.test(text);
      return text === ours.get(path) && !isLetterless && !sharedWords[path]?.includes(language);
    });
    expect(same).toEqual([]);
  });
});

describe('plural forms', () => {
  test.each([
    [
      'pl',
      [1, 2, 5, 12, 22],
      ['1 wolny termin', '2 wolne terminy', '5 wolnych terminów', '12 wolnych terminów', '22 wolne terminy'],
    ],
    [
      'ar-EG',
      [0, 1, 2, 3, 11, 100],
      ['لا توجد مواعيد متاحة', 'موعد واحد متاح', 'موعدان متاحان', '٣ مواعيد متاحة', '١١ موعدًا متاحًا', '١٠٠ موعد متاح'],
    ],
    ['he', [1, 2, 3], ['מועד פנוי אחד', 'שני מועדים פנויים', '3 מועדים פנויים']],
    ['fr', [0, 1, 2], ['0\u00a0créneau', '1\u00a0créneau', '2\u00a0créneaux']],
  ] as const)('follows the plural rules of %s', async (language, numbers, texts) => {
    const { times } = await wordsOf(language);
    expect(numbers.map(times)).toEqual(texts);
  });

  test('writes the numerals of the region', async () => {
    expect((await wordsOf('ar-EG')).times(5)).toBe('٥ مواعيد متاحة');
    expect((await wordsOf('ar-MA')).times(5)).toBe('5 مواعيد متاحة');
  });
});

describe('typography', () => {
  test('puts a no-break space before French punctuation', async () => {
    for (const [path, text] of spell(await wordsOf('fr')))
      expect(text, path).not.toMatch(/[^\u00a0]:|[^\u202f][!?;]|[^\u00a0]»|«[^\u00a0]/);
  });

  test('sets foreign names apart in words that run from the right', async () => {
    for (const language of ['ar', 'he']) {
      expect((await wordsOf(language)).bookedWith('Call', 'Ada')).toMatch(/^\u2068Call\u2069 .+ \u2068Ada\u2069$/);
    }
  });

  test('elides French articles', async () => {
    const { cityTime } = await wordsOf('fr');
    expect([cityTime('Amsterdam'), cityTime('Berlin')]).toEqual(['Heure d’Amsterdam', 'Heure de Berlin']);
  });

  test.each([
    ['fr', 'Le Caire', 'Heure du Caire', '9:00 au Caire'],
    ['fr', 'La Havane', 'Heure de La Havane', '9:00 à La Havane'],
    ['it', 'Il Cairo', 'Ora del Cairo', '9:00 al Cairo'],
    ['it', 'L’Avana', 'Ora dell’Avana', '9:00 all’Avana'],
    ['it', 'Atene', 'Ora di Atene', '9:00 ad Atene'],
  ])('joins a preposition of %s with the article of %s', async (language, city, ofCity, inCity) => {
    const words = await wordsOf(language);
    expect([words.cityTime(city), words.inCity('9:00', city)]).toEqual([ofCity, inCity]);
  });
});

test('refuses an unknown language', async () => {
  await expect(loadWords('constructor')).rejects.toThrow(RangeError);
});
