export { default as Board } from './Board.svelte';
export { keys } from './keys';
export { inBar, label, preview } from './labels';
