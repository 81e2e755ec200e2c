/** `mouse`, `touch` or `pen`; empty for a click made by the keyboard. */
export function pointerOf(event: MouseEvent): string {
  return event instanceof PointerEvent ? event.pointerType : '';
}
