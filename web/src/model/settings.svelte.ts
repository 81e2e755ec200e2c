import { LOCALES, speakIn, type Locale } from '../words/language.svelte';
import { store, stored } from './stored';

export type Theme = 'system' | 'light' | 'dark';

class Settings {
  locale = $state<Locale>(stored('locale', null) ?? preferredLocale());
  theme = $state<Theme>(stored('theme', 'system'));
  sound = $state(stored('sound', true));
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
