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
  rollAtOnce = $state(stored('roll-at-once', false)); // against bots, roll without a press
  calls = $state(stored('calls', true)); // call me by a sound and the tab's title when it is my turn
  remarks = $state(stored('remarks', true)); // do opponents say something now and then?
  dice = $state(stored('dice', 0)); // my favourite colour
  isOpen = $state(false); // is the sheet of settings open?
  private wantedMotion = $state<Motion | null>(stored('motion', null)); // null: follow the device
  private wantedTwice = $state<boolean | null>(stored('twice', null)); // null: the pointer's default
  private deviceMotion = $state<Motion>('all');
  private isAtTable = false; // tables are dark unless light was chosen; other pages follow the device

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

  /** Does a choice need a second press to confirm? By default it does for fingers, and not for a mouse. */
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

  /** A table was opened or left. */
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

/** A device that stored a single volume, as earlier versions did, uses it for every kind. */
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
