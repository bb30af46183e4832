import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Grammar } from '../src/lib/grammar';
import languages from '../../tests/grammar_cases.json';

/** The words of the house, and the cases that the tests in Python read too. */
const commons = import.meta.glob<string>('../../src/kylix/locale/*/common.ftl', { query: '?raw', import: 'default', eager: true });

describe.each(Object.entries(languages))('the word before a name (%s)', (lang, { names, cases }) => {
  const grammar = new Grammar();
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: grammar.functions() });
  for (const text of [commons[`../../src/kylix/locale/${lang}/common.ftl`] ?? '', names]) {
    const resource = new FluentResource(text);
    bundle.addResource(resource);
    grammar.learn(bundle, resource);
  }

  it.each(cases)('%s %s: %s', (word, name, said) => {
    bundle.addResource(new FluentResource(`said = { ${word}($name) }`), { allowOverrides: true });
    const pattern = bundle.getMessage('said')?.value;
    expect(pattern && bundle.formatPattern(pattern, { name })).toBe(said);
  });
});
