import { crossfade, fade } from 'svelte/transition';
import { settings } from '../../model/settings.svelte';

const MOVE = 240; // milliseconds

/** A die that leaves the mountain flies to the trove that it joins, if that is in sight. */
export const [send, receive] = crossfade({
  duration: () => (settings.reducedMotion ? 0 : MOVE),
  fallback: (node) => fade(node, { duration: settings.reducedMotion ? 0 : MOVE / 2 }),
});
