import { LOCALES, speakIn, type Locale } from '../words/language.svelte';
import { store, stored } from './stored';

export const SPEEDS = ['calm', 'quick', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export type Theme = 'system' | 'light' | 'dark';
export const SOUND_KINDS = ['dice', 'gains', 'calls', 'room'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];
export type Motion = 'all' | 'little';

class Settings {
  locale = $state<Locale>(stored('locale', null) ?? preferredLocale());
  theme = $state<Theme>(stored('theme', 'system'));
  sound = $state(stored('sound', true));
  volumes = $state(volumesKept()); // of each kind of sound, from 0 to 1
  speed = $state<Speed>(stored('speed', 'calm'));
  rollAtOnce = $state(stored('roll-at-once', false)); // against bots: no press before the own roll
  calls = $state(stored('calls', true)); // a sound and the tab's title, when it is my turn
  remarks = $state(stored('remarks', true)); // do opponents say something now and then?
  dice = $state(stored('dice', 0)); // the colour that I like best
  isOpen = $state(false); // the sheet with all of them
  private wantedMotion = $state<Motion | null>(stored('motion', null)); // null: as the device says
  private wantedTwice = $state<boolean | null>(stored('twice', null)); // null: as is usual with the pointer
  private deviceMotion = $state<Motion>('all');
  private isAtTable = false; // tables are dark, unless light was chosen; other pages are as the device says

  begin(): Promise<void> {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = (): void => {
      this.deviceMotion = motion.matches ? 'little' : 'all';
      this.showMotion();
    };
    motion.addEventListener('change', follow);
    follow();
    this.showTheme();
    return speakIn(this.locale);
  }

  get motion(): Motion {
    return this.wantedMotion ?? this.deviceMotion;
  }

  get reducedMotion(): boolean {
    return this.motion === 'little';
  }

  /** Does a choice need a second press? Of a finger it usually does, of a mouse not. */
  isTwice(pointer: string): boolean {
    return this.wantedTwice ?? pointer !== 'mouse';
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

  /** The page shows a table, or shows it no more. */
  atTable(is: boolean): void {
    this.isAtTable = is;
    this.showTheme();
  }

  setSound(on: boolean): void {
    this.sound = on;
    store('sound', on);
  }

  setVolume(kind: SoundKind, volume: number): void {
    this.volumes[kind] = volume;
    store('volumes', this.volumes);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    store('speed', speed);
  }

  setRollAtOnce(on: boolean): void {
    this.rollAtOnce = on;
    store('roll-at-once', on);
  }

  setCalls(on: boolean): void {
    this.calls = on;
    store('calls', on);
  }

  setRemarks(on: boolean): void {
    this.remarks = on;
    store('remarks', on);
  }

  setDice(colour: number): void {
    this.dice = colour;
    store('dice', colour);
  }

  setMotion(motion: Motion): void {
    this.wantedMotion = motion;
    store('motion', motion);
    this.showMotion();
  }

  setTwice(on: boolean): void {
    this.wantedTwice = on;
    store('twice', on);
  }

  private showMotion(): void {
    document.documentElement.dataset['motion'] = this.motion;
  }

  private showTheme(): void {
    const theme = this.theme === 'system' && this.isAtTable ? 'dark' : this.theme;
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }
}

/** A device that has one volume for all, from before there were kinds, keeps it for each. */
function volumesKept(): Record<SoundKind, number> {
  const all = stored('volume', 1);
  return {
    dice: all,
    gains: all,
    calls: all,
    room: all / 2,
    ...stored<Partial<Record<SoundKind, number>>>('volumes', {}),
  };
}

function preferredLocale(): Locale {
  const wanted = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return LOCALES.find((locale) => wanted[0] === locale) ?? LOCALES.find((locale) => wanted.includes(locale)) ?? 'en';
}

export const settings = new Settings();
