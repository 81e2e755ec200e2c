/** A board's model outlives the board: a scene that is cut off when somebody leaves reads it to its end. */
export function lasting<Model>(make: () => Model): Model {
  let made!: Model;
  $effect.root(() => {
    made = make();
  });
  return made;
}
