import { create } from 'zustand';

import { readStored, writeStored } from './safe-storage';

/** Pitch in Hz, start in seconds after the call of `playTones`, and duration in seconds. */
export type Tone = readonly [pitchHz: number, startS: number, durationS: number];

/** Loudest gain, which leaves other sources audible. */
const PEAK_GAIN = 0.06;
/** Lowest pitch of a sine wave. A lower tone is a triangle wave, because small speakers barely play it as a sine wave. */
const LOW_PITCH_HZ = 200;

export interface SoundSwitch {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * Creates the store of a game's sound switch, off at first, persisted on this device.
 *
 * @param confirmation tones that are played when the sound is turned on
 */
export function createSoundSwitch(storageKey: string, confirmation: readonly Tone[]) {
  return create<SoundSwitch>((set, get) => ({
    isOn: readStored('local', storageKey) === 'on',
    toggle: () => {
      const isOn = !get().isOn;
      writeStored('local', storageKey, isOn ? 'on' : 'off');
      set({ isOn });
      if (isOn) playTones(confirmation);
    },
  }));
}

let context: AudioContext | undefined;

/** Plays tones; silent without Web Audio, or before a gesture on the page. Reads no sound switch: the caller does. */
export function playTones(tones: readonly Tone[]): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  if (context.state === 'suspended') void context.resume();
  for (const [pitchHz, startS, durationS] of tones) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    const startsAt = currentTime + startS;
    oscillator.type = pitchHz < LOW_PITCH_HZ ? 'triangle' : 'sine';
    oscillator.frequency.setValueAtTime(pitchHz, startsAt);
    gain.gain.setValueAtTime(0, startsAt);
    gain.gain.linearRampToValueAtTime(PEAK_GAIN, startsAt + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, startsAt + durationS);
    oscillator.connect(gain).connect(destination);
    oscillator.start(startsAt);
    oscillator.stop(startsAt + durationS);
  }
}
