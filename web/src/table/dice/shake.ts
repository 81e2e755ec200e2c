/** A phone that is shaken throws the dice. */

const HARD = 14; // metres per second squared besides gravity: more than by accident
const WITHIN = 700; // milliseconds between the two jolts of a shake

interface Asks {
  requestPermission?: () => Promise<string>;
}

/** Some devices tell how they move only when a press has asked for it. */
export function askForMotion(): void {
  const motion = globalThis.DeviceMotionEvent as unknown as Asks | undefined;
  void motion?.requestPermission?.().catch(() => null);
}

/** Call `shaken` when the device is jolted in one direction and back; the function that is returned ends it. */
export function onShake(shaken: () => void): () => void {
  let last: { at: number; x: number; y: number; z: number } | null = null;
  const moved = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
    const { x, y, z } = { x: acceleration?.x ?? 0, y: acceleration?.y ?? 0, z: acceleration?.z ?? 0 };
    if (Math.hypot(x, y, z) < HARD) return;
    const isBack = last !== null && timeStamp - last.at < WITHIN && x * last.x + y * last.y + z * last.z < 0;
    last = isBack ? null : { at: timeStamp, x, y, z };
    if (isBack) shaken();
  };
  addEventListener('devicemotion', moved);
  return () => removeEventListener('devicemotion', moved);
}
