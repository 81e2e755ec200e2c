import { FluentBundle, FluentResource, FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Part } from './parts';
import { loadTexts } from './texts';

export const LOCALES = ['en', 'el', 'it', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export type Values = Record<string, FluentVariable>;

/** The messages of one language, as far as they are loaded. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly parts = new Map<Part | null, Promise<void>>();
  private readonly list: Intl.ListFormat;
  private readonly decimal: Intl.NumberFormat;

  constructor(readonly locale: string) {
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    this.list = new Intl.ListFormat(locale, { type: 'conjunction' });
    this.decimal = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  }

  /** Load the parts that are not there yet; a part that could not be loaded is tried again when it is needed again. */
  async learn(parts: Iterable<Part | null>): Promise<void> {
    for (const part of parts) {
      const loading = this.parts.get(part) ?? this.load(part);
      this.parts.set(part, loading);
      loading.catch(() => this.parts.delete(part));
    }
    await Promise.all(this.parts.values());
  }

  knows(part: Part | null): boolean {
    return this.parts.has(part);
  }

  private async load(part: Part | null): Promise<void> {
    for (const text of await loadTexts(this.locale, part)) this.bundle.addResource(new FluentResource(text));
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
    return this.say('money', { amount: minus(this.decimal.format(dollars)) });
  }

  /** With one decimal: `1.5`, or `1,5`. */
  decimals(number: number): string {
    return number.toLocaleString(this.locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: false,
    });
  }

  listed(items: string[]): string {
    return this.list.format(items);
  }
}

/** Whole numbers are never grouped: only money needs that, and it comes as text. */
function ungrouped(value: FluentVariable): FluentVariable {
  return typeof value === 'number' ? new Whole(value, { useGrouping: false }) : value;
}

class Whole extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return minus(super.toString(scope));
  }
}

/** A number with a minus sign in place of a hyphen. */
function minus(number: string): string {
  return number.replace('-', '−');
}

let words = $state.raw<Words | null>(null);
let asked = ''; // the language that was chosen last
let begin = (): void => undefined;
const begun = new Promise<void>((resolve) => (begin = resolve)); // resolves once words are loaded
const needed = new Set<Part | null>([null]);

/** The words in use; null until they are loaded. */
export function currentWords(): Words | null {
  return words;
}

/** Load everything needed before the language changes, so that the page is never without words. */
export async function speakIn(locale: Locale): Promise<void> {
  const next = new Words(locale);
  asked = locale;
  do await next.learn(needed);
  while ([...needed].some((part) => !next.knows(part))); // more was needed meanwhile
  if (asked !== locale) return; // another language was chosen meanwhile
  words = next;
  document.documentElement.lang = locale;
  begin();
}

/** Resolves when the words of these parts are there; from then on they are loaded with every language. */
export async function need(...parts: Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await begun;
  await words!.learn(needed);
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

export function decimal(number: number): string {
  return words ? words.decimals(number) : '';
}

export function listed(items: string[]): string {
  return words ? words.listed(items) : '';
}
