/** A board's model outlives the board: a scene cut off when the page is left reads it to its end. */
export function lasting<Model>(make: () => Model): Model {
  let made!: Model;
  $effect.root(() => {
    made = make();
  });
  return made;
}
