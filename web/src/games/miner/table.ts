export { default as Board } from './Board.svelte';
export { inBar, keys, label } from './choices';
