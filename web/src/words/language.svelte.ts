import { FluentBundle, FluentResource, FluentNumber, type FluentVariable } from '@fluent/bundle';
import { loadTexts } from './texts';

export const LOCALES = ['en', 'el', 'it', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export type Values = Record<string, FluentVariable>;

/** The messages of one language. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly list: Intl.ListFormat;
  private readonly decimal: Intl.NumberFormat;

  constructor(
    readonly locale: string,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
    this.list = new Intl.ListFormat(locale, { type: 'conjunction' });
    this.decimal = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  }

  has(key: string): boolean {
    const [name, attribute] = key.split('.') as [string, string?];
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
  }

  /** The message in words; `key.help` is its attribute of that name. A missing message or argument is a bug. */
  say(key: string, values: Values = {}): string {
    const [name, attribute] = key.split('.') as [string, string?];
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) throw new Error(`${this.locale}: no message ${key}`);
    const plain: Values = {};
    for (const [variable, value] of Object.entries(values)) plain[variable] = ungrouped(value);
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, plain, problems);
    if (problems[0]) throw new Error(`${this.locale}: ${key}: ${problems[0].message}`);
    return text;
  }

  /** An amount as people write it: `$30,000`. */
  money(dollars: number): string {
    return this.say('money', { amount: this.decimal.format(dollars) });
  }

  listed(items: string[]): string {
    return this.list.format(items);
  }
}

/** Whole numbers are never grouped: what needs grouping is money, and comes as text. */
function ungrouped(value: FluentVariable): FluentVariable {
  return typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
}

let words = $state.raw<Words | null>(null);

/** The words in use; null until they are loaded. */
export function currentWords(): Words | null {
  return words;
}

export async function speakIn(locale: Locale): Promise<void> {
  words = new Words(locale, await loadTexts(locale));
  document.documentElement.lang = locale;
}

/** A missing message must not break the page: it is reported in the console, and its key is shown. */
export function say(key: string, values?: Values): string {
  if (!words) return '';
  try {
    return words.say(key, values);
  } catch (error) {
    console.error(error);
    return key;
  }
}

/** Is there such a message? */
export function has(key: string): boolean {
  return words?.has(key) ?? false;
}

export function money(dollars: number): string {
  return words ? words.money(dollars) : '';
}

export function listed(items: string[]): string {
  return words ? words.listed(items) : '';
}
