import { LOCALES, speakIn, type Locale } from '../words/language.svelte';
import type { Speed } from '../stage/clock';
import { store, stored } from './stored';

export type Theme = 'system' | 'light' | 'dark';

class Settings {
  locale = $state<Locale>(stored('locale', null) ?? preferredLocale());
  theme = $state<Theme>(stored('theme', 'system'));
  sound = $state(stored('sound', true));
  speed = $state<Speed>(stored('speed', 'calm'));
  rollAtOnce = $state(stored('roll-at-once', false)); // against bots: no press before the own roll
  reducedMotion = $state(false);

  begin(): Promise<void> {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    this.reducedMotion = motion.matches;
    motion.addEventListener('change', () => (this.reducedMotion = motion.matches));
    this.showTheme();
    return speakIn(this.locale);
  }

  async setLocale(locale: Locale): Promise<void> {
    this.locale = locale;
    store('locale', locale);
    await speakIn(locale);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    store('theme', theme);
    this.showTheme();
  }

  setSound(on: boolean): void {
    this.sound = on;
    store('sound', on);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    store('speed', speed);
  }

  setRollAtOnce(on: boolean): void {
    this.rollAtOnce = on;
    store('roll-at-once', on);
  }

  private showTheme(): void {
    if (this.theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = this.theme;
  }
}

function preferredLocale(): Locale {
  const wanted = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return LOCALES.find((locale) => wanted[0] === locale) ?? LOCALES.find((locale) => wanted.includes(locale)) ?? 'en';
}

export const settings = new Settings();
