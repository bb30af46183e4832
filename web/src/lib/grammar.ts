/** Articles and elision: the small word before a name, as functions of a catalogue. The same as kylix/locale/grammar.py. */
import type { FluentBundle, FluentFunction, FluentResource } from '@fluent/bundle';

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

const FUNCTIONS = ['THE', 'OF', 'TO', 'IN', 'A', 'SOME'];
type Forms = Record<string, string>;

export class Grammar {
  /** By the name as it is said: its attributes. */
  private readonly names = new Map<string, Forms>();
  private readonly words = new Map<string, Forms>();
  private last = '';
  private shortens = /(?!)/;

  functions(): Record<string, FluentFunction> {
    const made: Record<string, FluentFunction> = { CAP: ([name]) => this.capital(String(name)) };
    for (const name of FUNCTIONS) made[name] = ([text]) => this.before(name.toLowerCase(), String(text));
    return made;
  }

  /** Take in what the messages of a resource say; the bundle has them already. */
  learn(bundle: FluentBundle, resource: FluentResource): void {
    for (const { id, value, attributes } of resource.body) {
      if (value === null || id.startsWith('-')) continue;
      const forms: Forms = {};
      for (const [name, said] of Object.entries(attributes)) forms[name] = bundle.formatPattern(said);
      const text = (): string => bundle.formatPattern(value);
      if (id === 'and') this.last = ` ${text()} `;
      else if (id === 'grammar-shortens') this.shortens = new RegExp(`^(?:${text()})`, 'i');
      else if (id.startsWith('grammar-')) this.words.set(id.slice('grammar-'.length), { ...forms, '': text() });
      else if (Object.keys(forms).length) this.whole(bundle, value, forms);
    }
  }

  /** A name stands for itself; one that is put together from facts is added when these are known. */
  private whole(bundle: FluentBundle, value: Pattern, forms: Forms): void {
    const missing: Error[] = [];
    const text = bundle.formatPattern(value, null, missing);
    if (!missing.length) this.add(text, forms);
  }

  /** One more name, with its attributes. */
  add(name: string, forms: Forms): void {
    this.names.set(name, forms);
  }

  /** How many names are known. */
  get size(): number {
    return this.names.size;
  }

  /** A name, or each name of a list, with the word before it. SOME counts what is listed several times. */
  before(word: string, name: string): string {
    const at = name.lastIndexOf(this.last);
    if (this.names.has(name) || at < 0) return this.one(word, name);
    const listed = [...name.slice(0, at).split(', '), name.slice(at + this.last.length)];
    const times = (one: string): number => (word === 'some' ? listed.filter((other) => other === one).length : 1);
    const said = (word === 'some' ? [...new Set(listed)] : listed).map((one) =>
      times(one) > 1 ? `${times(one)} ${this.names.get(one)?.many ?? one}` : this.one(word, one),
    );
    return said.length > 1 ? said.slice(0, -1).join(', ') + this.last + said.at(-1) : (said[0] ?? '');
  }

  private one(word: string, name: string): string {
    const own = this.names.get(name) ?? {};
    const forms = this.words.get(word) ?? {};
    const kind = own.is ?? '';
    let said = own[word] ?? forms[kind] ?? '';
    if (!(word in own) && this.shortens.test(name)) said = forms[kind ? `${kind}-short` : 'short'] ?? said;
    const noun = said ? (own.noun ?? name) : name;
    return !said || said.endsWith('’') ? said + noun : `${said} ${noun}`;
  }

  /** At the beginning of a sentence. People's own names stay as they wrote them. */
  capital(name: string): string {
    const said = this.before('the', name);
    return said === name && !this.names.has(name) ? said : said.slice(0, 1).toUpperCase() + said.slice(1);
  }
}
