import * as v from 'valibot';
import { mailFromExpected } from './rows/index.ts';
import { type Settings, settings } from './settings.ts';

type Schemas = { [Name in keyof typeof settings]: (typeof settings)[Name]['schema'] };

// `Object.fromEntries` loses which schema belongs to which name.
const schemas = Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])) as Schemas;

const schema = v.pipe(
  v.object(schemas),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !dataset.value.SMTP_URL || dataset.value.MAIL_FROM) return;
    const { value: input } = dataset;
    const path = [{ type: 'object', origin: 'value', input, key: 'MAIL_FROM', value: '' }] as const;
    addIssue({ message: mailFromExpected, path: [...path] });
  }),
);

/** A key is a secret, and the address of a database holds a password: no message repeats them. */
const secret = /KEY|(?<!PUBLIC_)URL|TOKEN|SECRET/;

/**
 * Reads the settings from the environment. Throws an error with a sentence for each invalid one: what was found and
 * what was expected.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const texts = Object.fromEntries(
    Object.entries(settings).map(([name, row]) => [name, environment[name] ?? row.default]),
  );
  const parsed = v.safeParse(schema, texts);
  if (parsed.success) return parsed.output;
  const sentences = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    // The text as it was set: the issue may hold what an earlier step made of it, such as its length or "Array".
    const suffix = secret.test(name) ? '' : `, found ${JSON.stringify(texts[name])}`;
    return `${name} must be ${issue.message}${suffix}.`;
  });
  throw new Error(sentences.join('\n'));
}
