import { expect, test } from 'vitest';
import { buildModules } from '../build-modules.testing.ts';
import { compileEagerly } from './compile-eagerly.ts';

const modules = { '/main.js': 'import("/part.js");', '/part.js': 'console.log("part");' };

test('begins only the named chunks with the hint', async () => {
  const chunks = await buildModules(modules, compileEagerly(['part']), { minify: true });
  const hinted = chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect([chunks.length, hinted.map(({ name }) => name)]).toEqual([2, ['part']]);
});

test('fails a build without one of the chunks', async () => {
  await expect(buildModules(modules, compileEagerly(['part', 'screen']))).rejects.toThrow(
    /hint to compile them: screen/,
  );
});
